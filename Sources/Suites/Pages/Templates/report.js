const D=JSON.parse($("#data").textContent),F=D.frames;
const STATES={failed:"failed",differs:"differ",size:"of another size",missing:"missing",orphaned:"orphaned",equal:"equal"};
const STATE1={failed:"failed",differs:"differs",size:"other size",missing:"no golden",orphaned:"no frame",equal:"equal"};
const KINDS={color:"Colour",text:"Text",moved:"Moved",resized:"Resized",new:"New",gone:"Gone",map:"Map layer",size:"Size",other:"Unexplained"};
const st={i:0,mode:1,blink:false,marks:true,slide:.5,onion:.5,group:"frame",states:new Set(),q:"",device:"",locale:"",light:"",kind:"",hot:-1};
const view={s:1,x:0,y:0};let cur=null;

/* ---- pictures: base64 in inert script blocks, decoded when needed, the last 24 kept ---- */
const blobs=new Map();
function url(id){
  if(blobs.has(id)){const u=blobs.get(id);blobs.delete(id);blobs.set(id,u);return u}
  const t=$("#img-"+id);if(!t)return"";
  const b=atob(t.textContent),a=new Uint8Array(b.length);for(let i=0;i<b.length;i++)a[i]=b.charCodeAt(i);
  const u=URL.createObjectURL(new Blob([a],{type:"image/png"}));blobs.set(id,u);return u;
}
async function bitmap(id){const i=new Image();await new Promise((ok,no)=>{i.onload=ok;i.onerror=()=>no(new Error(id));i.src=url(id)});const k=[...blobs.keys()].filter(k=>k[0]!=="t");while(k.length>24){const o=k.shift();URL.revokeObjectURL(blobs.get(o));blobs.delete(o)}return i}
const seen=new IntersectionObserver(es=>{for(const e of es)if(e.isIntersecting){e.target.src=url(e.target.dataset.t);seen.unobserve(e.target)}},{rootMargin:"200px"});
function thumb(f){if(!f.thumb)return el("span",{class:"none","aria-hidden":"true"});const r=f.size[0]/f.size[1],m=52,w=r<44/m?Math.round(m*r):44,h=Math.round(w/r);
  const i=el("img",{alt:"",width:w,height:h,"data-t":f.thumb,loading:"lazy"});seen.observe(i);return i}

/* ---- list ---- */
const causeKey=c=>JSON.stringify([c.kind,c.subject,c.property,c.from,c.to]);
const val=(c,v)=>v||(c.kind==="new"||c.kind==="gone"?"not there":"none");
const hasValues=c=>c.from||c.to;
function short(c){
  const s=[];
  if(isColour(c.from)||isColour(c.to))s.push(swatch(c.from),"→",swatch(c.to));
  s.push(el("b",{text:c.kind==="size"?`${val(c,c.from)} → ${val(c,c.to)}`:c.subject}),
    {text:"text",moved:moved(c),new:"new",gone:"gone",map:"map layer",resized:"resized"}[c.kind]||"");
  return s;
}
function moved(c){if(c.kind!=="moved")return"";const n=t=>(t.match(/-?\d+(\.\d+)?/g)||[]).map(Number),a=n(c.from),b=n(c.to),p=[];
  if(a.length<2||b.length<2)return"moved";const round=v=>Math.round(v*10)/10,dx=round(b[0]-a[0]),dy=round(b[1]-a[1]);
  if(dx)p.push(Math.abs(dx)+(dx>0?" right":" left"));if(dy)p.push(Math.abs(dy)+(dy>0?" down":" up"));return p.join(", ")}
function matches(f){
  if(st.states.size&&!st.states.has(f.state))return false;
  if(st.device&&f.device!==st.device||st.locale&&f.locale!==st.locale||st.light&&f.light!==st.light)return false;
  if(st.kind&&!(f.changes||[]).some(c=>c.kind===st.kind))return false;
  if(st.q){const t=(f.name+" "+STATE1[f.state]+" "+(f.changes||[]).map(c=>[c.subject,KINDS[c.kind],c.property,c.from,c.to,c.setting].join(" ")).join(" ")+" "+f.notes.concat(f.warnings||[]).join(" ")).toLowerCase();if(!st.q.toLowerCase().split(/\s+/).every(w=>t.includes(w)))return false}
  return true;
}
let shown=[];
function row(f,i,c){
  const [scene,...rest]=f.name.split("/");const ch=f.changes||[];
  return el("li",{},el("button",{class:"row s-"+f.state,"data-i":i,"aria-current":i===st.i?"true":null,onclick:()=>go(i,true,c)},
    el("span",{class:"th"},thumb(f)),
    el("span",{class:"tx"},el("span",{class:"nm",style:"display:block"},scene+" ",el("span",{text:rest.join(" · ")})),
      c?null:ch.slice(0,2).map(x=>el("span",{class:"cs"},short(x))),!c&&ch.length>2?el("span",{class:"cs",text:`and ${ch.length-2} more`}):null,
      !c&&!ch.length&&f.state!=="equal"?el("span",{class:"cs",text:f.state==="failed"?f.notes[0]:STATE1[f.state]}):null)));
}
/* Rows are real elements up to 2,000, then 200 more at a time. */
let room=0;
function some(hits,make){
  const ul=el("ul"),add=n=>{const now=hits.splice(0,n);room-=now.length;for(const h of now)ul.append(make(h));
    if(hits.length)ul.append(el("li",{},el("button",{class:"btn more",onclick:e=>{e.currentTarget.parentNode.remove();add(200)},text:`${Math.min(200,hits.length)} more of ${hits.length}`})))};
  add(Math.max(0,room));return ul;
}
function list(){
  const R=$("#rows");R.textContent="";shown=[];room=2000;
  const hits=F.map((f,i)=>[f,i]).filter(([f])=>matches(f)),bad=hits.filter(([f])=>f.state!=="equal"),ok=hits.filter(([f])=>f.state==="equal");
  if(st.group==="cause"){
    const m=new Map(),had=new Set();
    for(const[f,i]of bad)for(const c of f.changes?.length?f.changes:[{kind:f.state,subject:STATE1[f.state]}]){const k=causeKey(c);if(!m.has(k))m.set(k,{c,fs:[]});m.get(k).fs.push([f,i])}
    for(const{c,fs}of[...m.values()].sort((a,b)=>b.fs.length-a.fs.length)){
      R.append(el("h2",{},el("span",{class:"cs",style:"display:flex;gap:5px;align-items:center;min-width:0"},KINDS[c.kind]?short(c):c.subject),el("span",{text:fs.length})),
        some(fs.map(h=>{if(!had.has(h[1])){had.add(h[1]);shown.push(h[1])}return h}),([f,i])=>row(f,i,c)));
    }
  }else for(const s of Object.keys(STATES)){
    const g=bad.filter(([f])=>f.state===s);if(!g.length)continue;
    R.append(el("h2",{},el("span",{text:STATES[s][0].toUpperCase()+STATES[s].slice(1)}),el("span",{text:g.length})),some(g.map(h=>(shown.push(h[1]),h)),([f,i])=>row(f,i)));
  }
  if(!F.length){R.append(el("p",{class:"empty",text:"The suite has no frames."}));return}
  if(!bad.length)R.append(el("p",{class:"empty",text:F.some(f=>f.state!=="equal")?"No failure passes these filters.":"All frames are equal to their goldens."}));
  if(ok.length){
    const open=st.states.has("equal")||!F.some(f=>f.state!=="equal");
    const d=el("details",{class:"eq",open},el("summary",{text:`Equal · ${ok.length}`}));
    const fill=()=>{if(d.open&&!d.dataset.f){d.dataset.f=1;d.append(el("div",{class:"grid"},ok.map(([f,i])=>el("button",{title:f.name,"aria-label":f.name,"data-i":i,"aria-current":i===st.i?"true":null,onclick:()=>go(i,true)},thumb(f)))))}};
    d.addEventListener("toggle",fill);fill();R.append(d);
  }
}
function chips(){
  const C=$("#chips");C.textContent="";
  for(const s of Object.keys(STATES)){const n=F.filter(f=>f.state===s).length;if(!n)continue;
    C.append(el("button",{class:"chip s-"+s,title:`Only ${STATES[s]}`,"aria-pressed":st.states.has(s),onclick:()=>{st.states.has(s)?st.states.delete(s):st.states.add(s);keepFocus(()=>{chips();list()})}},ic(s),`${n} ${STATES[s]}`))}
}
function filters(){
  for(const[k,l]of[["device","All devices"],["locale","All locales"],["light","Day and night"],["kind","All kinds"]]){
    const vs=k==="kind"?[...new Set(F.flatMap(f=>(f.changes||[]).map(c=>c.kind)))]:[...new Set(F.map(f=>f[k]))];
    const s=el("select",{"aria-label":l,onchange:e=>{st[k]=e.target.value;s.classList.toggle("on",!!st[k]);list()}},el("option",{value:"",text:l}),vs.map(v=>el("option",{value:v,text:k==="kind"?KINDS[v]:v})));
    $("#filters").append(s);
  }
}

/* ---- one frame ---- */
const can=(w,h)=>{const c=document.createElement("canvas");c.width=w;c.height=h;return c};
async function load(f){
  const r={f,exp:null,act:null,diff:null};
  if(f.expected){const i=await bitmap(f.expected.image);r.exp=can(...f.expected.size);r.exp.getContext("2d").drawImage(i,0,0)}
  if(f.actual){
    r.act=can(...f.actual.size);const g=r.act.getContext("2d");
    if(f.actual.image)g.drawImage(await bitmap(f.actual.image),0,0);
    else{g.drawImage(r.exp,0,0);for(const p of f.actual.patches){const i=await bitmap(p.image);g.clearRect(p.x,p.y,p.width,p.height);g.drawImage(i,p.x,p.y)}}
  }
  if(!r.exp&&!r.act&&f.thumb){const i=await bitmap(f.thumb);r.exp=can(i.naturalWidth,i.naturalHeight);r.exp.getContext("2d").drawImage(i,0,0);r.small=true}
  return r;
}
function difference(r){
  if(r.diff||!r.exp||!r.act)return r.diff;
  const w=Math.max(r.exp.width,r.act.width),h=Math.max(r.exp.height,r.act.height),cw=Math.min(r.exp.width,r.act.width),ch=Math.min(r.exp.height,r.act.height);
  const c=can(w,h),g=c.getContext("2d"),a=r.exp.getContext("2d").getImageData(0,0,cw,ch).data,b=r.act.getContext("2d").getImageData(0,0,cw,ch).data,o=g.createImageData(cw,ch),d=o.data,t=D.tolerance;
  for(let i=0;i<a.length;i+=4){
    const m=Math.max(Math.abs(a[i]-b[i]),Math.abs(a[i+1]-b[i+1]),Math.abs(a[i+2]-b[i+2]),Math.abs(a[i+3]-b[i+3]));
    if(m>t){const k=m>16?1:.55;d[i]=255-(255-224)*k;d[i+1]=255-255*k;d[i+2]=255-(255-132)*k}
    else{const l=(b[i]*54+b[i+1]*183+b[i+2]*19)>>8,v=196+l*.215;d[i]=d[i+1]=d[i+2]=v}
    d[i+3]=255;
  }
  if(w>cw||h>ch){g.fillStyle="#F3B7D6";g.fillRect(0,0,w,h);g.strokeStyle="#C2006F";g.lineWidth=2;for(let x=-h;x<w;x+=16){g.beginPath();g.moveTo(x,h);g.lineTo(x+h,0);g.stroke()}}
  g.putImageData(o,0,0);return r.diff=c;
}
const clone=c=>{const n=can(c.width,c.height);n.getContext("2d").drawImage(c,0,0);return n};
function areas(f){return(f.changes||[]).map(c=>(c.areas||[]).map(a=>a.map(v=>v*f.scale)))}
function span(rs){const x0=Math.min(...rs.map(r=>r[0])),y0=Math.min(...rs.map(r=>r[1])),x1=Math.max(...rs.map(r=>r[0]+r[2])),y1=Math.max(...rs.map(r=>r[1]+r[3]));return[x0,y0,x1-x0,y1-y0]}

function detail(){
  const f=F[st.i],M=$("#detail");M.textContent="";if(!f)return;document.title=f.name+" · "+D.title;
  const both=f.expected&&f.actual,n=shown.indexOf(st.i);
  M.append(el("div",{class:"head s-"+f.state},
    el("button",{class:"btn icon back","aria-label":"All frames",onclick:()=>{history.replaceState(0,"",location.pathname+location.search);document.body.dataset.view="list"}},ic("back")),
    el("h2",{text:f.name}),el("span",{class:"tag"},ic(f.state),STATE1[f.state]),el("span",{class:"grow"}),
    n>=0?el("span",{class:"pos",text:`${n+1} of ${shown.length}`}):null,
    el("button",{class:"btn icon","aria-label":"Previous frame (k)",title:"Previous (k)",onclick:()=>step(-1)},ic("prev")),
    el("button",{class:"btn icon","aria-label":"Next frame (j)",title:"Next (j)",onclick:()=>step(1)},ic("next"))));
  const modes=el("div",{class:"seg",role:"radiogroup","aria-label":"How to compare"},["Side by side","Slider","Onion skin","Difference"].map((t,k)=>el("button",{role:"radio","aria-checked":st.mode===k+1,title:`${t} (${k+1})`,onclick:()=>mode(k+1)},t)));
  const W=el("div",{class:"work"},
    el("div",{class:"tools"},both?modes:null,
      both?el("button",{class:"btn",id:"blink","aria-pressed":"false",title:"Blink (space)",onclick:blink},ic("blink"),el("span",{class:"lbl",text:"Blink"})):null,
      both?el("button",{class:"btn",id:"marks","aria-pressed":st.marks,title:"Marks (h)",onclick:toggleMarks},ic("marks"),el("span",{class:"lbl",text:"Marks"})):null,
      el("span",{class:"grow"}),
      both&&areas(f).flat().length?el("button",{class:"btn","aria-label":"To the change",title:"To the change (z)",onclick:toChange},ic("target"),el("span",{class:"lbl",text:"Change"})):null,
      el("div",{class:"seg zm"},el("button",{"aria-label":"Farther",title:"Farther (−)",onclick:()=>zoom(1/1.5)},ic("minus")),
        el("button",{class:"pc",id:"pc",title:"All (0)",onclick:fit}),
        el("button",{"aria-label":"Closer",title:"Closer (+)",onclick:()=>zoom(1.5)},ic("plus")))),
    el("div",{class:"stage",id:"stage",tabindex:"0",role:"group","aria-label":"The frame; arrows move, + and − zoom"}),
    el("div",{class:"under",id:"under"}));
  const S=el("aside",{class:"side",id:"side","aria-label":"What changed"});
  M.append(W,S);
  if(f.accept)M.append(el("div",{class:"accept"},el("span",{class:"lb",text:f.state==="orphaned"?"To remove it":"If it is right"}),el("code",{text:f.accept,tabindex:"0"}),el("button",{class:"btn main",title:"Copy (a)",onclick:accept},ic("copy"),"Copy",el("span",{class:"vh",text:" the command that accepts"}))));
  cur=null;const want=st.i;
  load(f).then(r=>{if(want!==st.i)return;cur=r;side(f,r);stage(true)},e=>{$("#side").append(el("p",{class:"note s-differs",text:"The pictures of this frame cannot be read: "+e.message}))});
}
function side(f,r){
  const S=$("#side");S.textContent="";
  f.notes.forEach((t,k)=>S.append(el("p",{class:k||!["failed","missing","orphaned"].includes(f.state)?"note plainly":"note s-"+f.state,text:t})));
  if(f.links&&(f.links.expected||f.links.actual))S.append(el("p",{class:"links"},[["expected","Expected"],["actual","Actual"]].map(([k,t])=>f.links[k]?el("a",{href:f.links[k].split("/").map(encodeURIComponent).join("/"),text:`${t} picture`}):null)));
  const ch=f.changes||[];
  if(ch.length)S.append(el("h3",{text:ch.length===1?"What changed":`${ch.length} changes`}));
  ch.forEach((c,k)=>{
    const side=v=>el("span",{class:"v"+(v?"":" none"),dir:"auto"},isColour(v)?swatch(v):null,el("span",{class:isColour(v)?"mono":null,text:val(c,v)}));
    const same=F.filter(o=>o!==f&&(o.changes||[]).some(x=>causeKey(x)===causeKey(c))).length;
    const B=el("div",{class:"change","data-k":k},
      el("button",{class:"ct",onclick:()=>focusChange(k),"aria-label":`Change ${k+1}: ${c.subject}, ${KINDS[c.kind]}`},el("span",{class:"no",text:k+1}),el("span",{class:"tt"},el("code",{text:c.subject}),el("span",{class:"kd",text:KINDS[c.kind]+(c.kind==="moved"?" "+moved(c):c.property&&(c.kind==="color"||c.kind==="map")?" · "+c.property:"")}))),
      hasValues(c)?el("div",{class:"ft"},side(c.from),el("span",{class:"ar"},el("span",{text:"→","aria-hidden":"true"}),el("span",{class:"vh",text:"to"})),side(c.to)):null);
    if(r.exp&&r.act&&c.areas?.length)B.append(crops(r,areas(f)[k],k));
    const part=(f.parts||[]).find(p=>p.change===k);if(part)B.append(storedCrops(part));
    const notes=[...(c.notes||[])];
    if(c.setting||notes.length||same)B.append(el("div",{class:"notes"},c.setting?el("div",{},el("code",{text:"settings."+c.setting})):null,notes.map(t=>el("div",{text:t})),same?el("div",{},el("a",{href:"#",onclick:e=>{e.preventDefault();st.q=c.subject;$("#q").value=st.q;group("cause")},text:`The same in ${same} other frame${same>1?"s":""}`})):null));
    S.append(B);
  });
  (f.warnings||[]).forEach(t=>S.append(el("p",{class:"note plainly",text:"Warning: "+t})));
  const d=f.difference,pt=v=>Math.round(v/f.scale*100)/100,x=[["Scene",f.scene],["Device",f.size.length?`${f.device}, ${pt(f.size[0])} × ${pt(f.size[1])} at ${f.scale}×`:f.device],["Locale",f.locale],["Light",f.light]];
  if(d)x.unshift(["Pixels that differ",`${d.pixels.toLocaleString("en")} (${(d.share*100).toFixed(d.share<.1?1:0)} %)`],["Largest difference",d.largest+" of 255"],["Tolerance",D.tolerance]);
  S.append(el("dl",{class:"facts"},x.flatMap(([k,v])=>[el("dt",{text:k}),el("dd",{text:v})])));
  if(f.state==="equal")S.prepend(el("p",{class:"note s-equal",text:"Equal to its golden, pixel by pixel. The report holds a small picture only."}));
}
/* The changed part of a frame whose whole pictures are not in the report. */
function storedCrops(p){return el("div",{class:"crops"},[[p.expected,"Expected"],[p.actual,"Actual"]].map(([id,l])=>el("img",{src:url(id),alt:l})))}
const largest=as=>as.reduce((a,b)=>b[2]*b[3]>a[2]*a[3]?b:a);
function crops(r,as,k){
  let[x,y,w,h]=largest(as);const pad=Math.max(12,Math.max(w,h)*.08);x-=pad;y-=pad;w+=2*pad;h+=2*pad;
  const ar=Math.min(2.4,Math.max(1.4,w/h));if(w/h<ar){const n=h*ar;x-=(n-w)/2;w=n}else{const n=w/ar;y-=(n-h)/2;h=n}
  x=Math.max(0,Math.min(x,Math.max(r.exp.width,r.act.width)-w));y=Math.max(0,Math.min(y,Math.max(r.exp.height,r.act.height)-h)); /* no empty strip beside the picture */
  const cw=420,chh=Math.round(cw/ar);
  const one=(c,l)=>{const n=can(cw,chh),g=n.getContext("2d");g.imageSmoothingQuality="high";g.drawImage(c,x,y,w,h,0,0,cw,chh);n.setAttribute("role","img");n.setAttribute("aria-label",l);return n};
  return el("div",{class:"crops",title:"Zoom to it",onclick:()=>focusChange(k)},one(r.exp,"Expected"),one(r.act,"Actual"));
}
function stage(first){
  if(!cur)return;const S=$("#stage"),U=$("#under"),f=cur.f;S.textContent="";U.textContent="";
  const both=cur.exp&&cur.act;
  const pane=(c,cap,cls="")=>{const p=el("div",{class:"pane"},el("span",{class:"cap "+cls,text:cap}));for(const k of[].concat(c))p.append(k);S.append(p);return p};
  U.hidden=false;
  if(!both){cur.exp||cur.act?pane(clone(cur.exp||cur.act),cur.small?f.state==="equal"?"Expected and actual":"A small picture":cur.exp?"Expected (golden)":"Actual"):pane([el("p",{class:"lonely",text:"There is no picture of this frame."})],"No picture");U.hidden=true}
  else if(st.blink){const e=clone(cur.exp),a=clone(cur.act),p=pane([e,a],"Expected");p.dataset.blink=1;U.append(calm.matches?"Press space to flip; b leaves.":"Expected and actual in turn, 1.5 times a second. Space stops.");flip()}
  else if(st.mode===1){pane(clone(cur.exp),"Expected");if(innerWidth>900)pane(clone(difference(cur)),"Difference");pane(clone(cur.act),"Actual","act");U.append(f.state==="size"?"Both at the same scale, upper left corners together; hatched: only in one of them.":areas(f).flat().length?innerWidth>900?"Numbers mark the changes listed. Drag to move, wheel to zoom: the three go together.":"Numbers mark the changes listed. Pinch to zoom: both go together.":"")}
  else if(st.mode===2){
    const a=clone(cur.act),e=clone(cur.exp);e.dataset.clip=1;const p=pane([a,e],"Expected");p.append(el("span",{class:"cap r act",text:"Actual"}));
    const k=el("div",{class:"knob"});p.append(k);
    k.addEventListener("pointerdown",ev=>{ev.stopPropagation();k.setPointerCapture(ev.pointerId);k.onpointermove=m=>{const b=p.getBoundingClientRect();st.slide=Math.min(1,Math.max(0,(m.clientX-b.left)/b.width));rg.value=st.slide*100;place()}});
    k.addEventListener("pointerup",()=>k.onpointermove=null);
    const rg=el("input",{type:"range",min:0,max:100,step:.5,value:st.slide*100,"aria-label":"Border between expected and actual",oninput:e=>{st.slide=e.target.value/100;place()}});
    U.append("Expected",rg,"Actual");
  }else if(st.mode===3){
    const e=clone(cur.exp),a=clone(cur.act);a.style.opacity=st.onion;pane([e,a],"Onion skin");
    U.append("Expected",el("input",{type:"range",min:0,max:100,value:st.onion*100,"aria-label":"Opacity of actual",oninput:ev=>{st.onion=ev.target.value/100;a.style.opacity=st.onion}}),"Actual");
  }else{pane(clone(difference(cur)),"Difference");U.append(el("span",{class:"sw",style:"background:#E00084"}),"more than 16 levels",el("span",{class:"sw",style:"background:#EE73BC"}),"up to 16",el("span",{class:"sw",style:"background:#DDD"}),"equal (actual, in grey)")}
    S.className="stage";
  if(both&&st.mode===1&&!st.blink){const[w,h]=base(),best=(innerWidth>900?[["",3,1],["tall3",1,3],["two",2,2]]:[["",2,1],["tall3",1,2]]).map(([c,a,b])=>[Math.min((S.clientWidth/a-40)/w,(S.clientHeight/b-56)/h)*(a*b===4?.9:1),c]).sort((a,b)=>b[0]-a[0])[0][1];if(best)S.classList.add(best)}
  for(const p of $$(".pane",S)){if(both&&st.marks&&!st.blink)areas(f).forEach((as,k)=>as.forEach(r=>{const m=el("div",{class:"mk"+(st.hot===k?" hot":"")},el("i",{text:k+1}));m.r=r;p.append(m)}));if(both&&st.marks&&!st.blink)(f.ignored||[]).forEach(r=>{const m=el("div",{class:"mk ig",title:"Not compared"});m.r=r.map(v=>v*f.scale);p.append(m)});drag(p)}
  if(first)fit();else place();
}
function base(){if(!cur.exp&&!cur.act)return[1,1];const c=cur.exp&&cur.act?[Math.max(cur.exp.width,cur.act.width),Math.max(cur.exp.height,cur.act.height)]:[(cur.exp||cur.act).width,(cur.exp||cur.act).height];return c}
function fit(){if(!cur)return;const p=$(".pane"),[w,h]=base(),m=20,t=36;view.s=Math.min((p.clientWidth-2*m)/w,(p.clientHeight-m-t)/h,cur.small?3:2);view.x=(p.clientWidth-w*view.s)/2;view.y=t+(p.clientHeight-m-t-h*view.s)/2;view.fit=true;place()}
function zoomTo(r){if(!cur)return;const p=$(".pane"),k=Math.min(p.clientWidth/(r[2]*1.35+24),p.clientHeight/(r[3]*1.5+40),6);view.s=k;view.x=p.clientWidth/2-(r[0]+r[2]/2)*k;view.y=p.clientHeight/2-(r[1]+r[3]/2)*k;view.fit=false;place()}
function zoom(k,px,py){if(!cur)return;const p=$(".pane");if(!p)return;px??=p.clientWidth/2;py??=p.clientHeight/2;const s=Math.min(16,Math.max(.05,view.s*k)),q=s/view.s;view.x=px-(px-view.x)*q;view.y=py-(py-view.y)*q;view.s=s;view.fit=false;place()}
function place(){
  if(!cur)return;const{s,x,y}=view;
  for(const p of $$(".pane"))p.style.touchAction=view.fit&&innerWidth<=900?"pan-y":"none"; /* a fitted frame must not catch the page's scrolling */
  for(const p of $$(".pane")){
    for(const c of p.querySelectorAll(":scope>canvas")){c.style.transform=`translate(${x}px,${y}px) scale(${s})`;c.style.imageRendering=s>2.5?"pixelated":"auto";
      if(c.dataset.clip){const cx=(st.slide*p.clientWidth-x)/s;c.style.clipPath=`inset(0 ${Math.max(0,c.width-cx)}px 0 0)`}}
    for(const m of p.querySelectorAll(".mk")){const r=m.r;m.style.transform=`translate(${x+r[0]*s-4}px,${y+r[1]*s-4}px)`;m.style.width=r[2]*s+8+"px";m.style.height=r[3]*s+8+"px"}
    const k=$(".knob",p);if(k)k.style.left=st.slide*100+"%";
  }
  $("#pc").textContent=Math.round(s*cur.f.scale*100)+" %";
}
function drag(p){
  const pt=new Map();let d0=0;
  p.addEventListener("pointerdown",e=>{if(e.button)return;p.setPointerCapture(e.pointerId);pt.set(e.pointerId,[e.clientX,e.clientY])});
  p.addEventListener("pointermove",e=>{const o=pt.get(e.pointerId);if(!o)return;
    if(pt.size===1){view.x+=e.clientX-o[0];view.y+=e.clientY-o[1];view.fit=false}
    pt.set(e.pointerId,[e.clientX,e.clientY]);
    if(pt.size===2){const[a,b]=[...pt.values()],d=Math.hypot(a[0]-b[0],a[1]-b[1]),r=p.getBoundingClientRect();if(d0)zoom(d/d0,(a[0]+b[0])/2-r.left,(a[1]+b[1])/2-r.top);d0=d}
    place()});
  for(const t of["pointerup","pointercancel"])p.addEventListener(t,e=>{pt.delete(e.pointerId);d0=0});
  p.addEventListener("wheel",e=>{if(innerWidth<=900&&!e.ctrlKey)return;e.preventDefault();const r=p.getBoundingClientRect();zoom(Math.exp(-e.deltaY*(e.ctrlKey?.01:.0016)),e.clientX-r.left,e.clientY-r.top)},{passive:false});
  p.addEventListener("dblclick",e=>{const r=p.getBoundingClientRect();view.fit?zoom(3,e.clientX-r.left,e.clientY-r.top):fit()});
}
let timer;
function flip(){const p=$(".pane[data-blink]");clearInterval(timer);if(!p)return;const[e,a]=p.querySelectorAll("canvas"),c=$(".cap",p);let on=false;
  const show=()=>{a.style.visibility=on?"visible":"hidden";e.style.visibility=on?"hidden":"visible";c.textContent=on?"Actual":"Expected";c.classList.toggle("act",on)};
  show();p.next=()=>{on=!on;show()};if(!calm.matches)timer=setInterval(p.next,333*1)}
function blink(){if(!cur?.exp||!cur.act)return;const p=$(".pane[data-blink]");if(st.blink&&calm.matches&&p){p.next();return}st.blink=!st.blink;clearInterval(timer);$("#blink").setAttribute("aria-pressed",st.blink);keep(stage)}
function keep(fn){const w=$(".pane")?.clientWidth,h=$(".pane")?.clientHeight;fn();const p=$(".pane");if(!p)return;if(view.fit)fit();else{view.x+=(p.clientWidth-w)/2;view.y+=(p.clientHeight-h)/2;place()}}
function mode(m){if(!(cur?.exp&&cur.act))return;st.mode=m;st.blink=false;clearInterval(timer);$("#blink").setAttribute("aria-pressed","false");$$('[aria-label="How to compare"] button').forEach((b,k)=>b.setAttribute("aria-checked",k+1===m));keep(stage)}
function toggleMarks(){st.marks=!st.marks;$("#marks")?.setAttribute("aria-pressed",st.marks);stage()}
function toChange(){const a=areas(F[st.i]).flat();if(!a.length||!cur||cur.small)return;if(view.fit)a.length>1?focusChange(0):zoomTo(a[0]);else{st.hot=-1;hot();fit()}}
function hot(){$$(".change").forEach((c,k)=>c.classList.toggle("hot",k===st.hot))}
function focusChange(k){const a=areas(F[st.i])[k];if(!a?.length||!cur?.exp||cur.small)return;st.hot=k;hot();stage();zoomTo(largest(a))}
function accept(){const f=F[st.i];if(f.accept)copy(f.accept,"Command")}
function go(i,open){st.i=i;st.hot=-1;st.blink=false;clearInterval(timer);$$(".row,.grid button").forEach(b=>b.dataset.i==i?b.setAttribute("aria-current","true"):b.removeAttribute("aria-current"));
  if(open){history.replaceState(0,"",location.search+"#"+F[i].name.split("/").map(encodeURIComponent).join("/"));document.body.dataset.view="detail"}
  keepFocus(detail);$(`.row[data-i="${i}"]`)?.scrollIntoView({block:"nearest"})}
function step(d){const n=shown.indexOf(st.i),j=n<0?(d>0?0:shown.length-1):n+d;if(shown[j]!=null)go(shown[j],true)}
function group(g){st.group=g;$("#g-frame").setAttribute("aria-checked",g==="frame");$("#g-cause").setAttribute("aria-checked",g==="cause");list()}
addEventListener("keydown",e=>{
  if(e.ctrlKey||e.metaKey||e.altKey)return;
  if(e.key==="Escape"&&typing(e)){e.target.value="";e.target.dispatchEvent(new Event("input"));e.target.blur();return}
  if(typing(e)||$("#keys").open)return;
  const k=e.key,onButton=e.target.closest("button,summary,a");
  if(k==="j")step(1);else if(k==="k")step(-1);else if(/^[1-4]$/.test(k))mode(+k);
  else if(k===" "){if(onButton&&!onButton.closest(".row,.grid,.seg"))return;e.preventDefault();blink()}
  else if(k==="b"){if(st.blink){st.blink=false;clearInterval(timer);keep(stage)}}
  else if(k==="z")toChange();else if(k==="n")focusChange((st.hot+1)%Math.max(1,areas(F[st.i]).length));
  else if(k==="h")toggleMarks();else if(k==="a")accept();else if(k==="+"||k==="=")zoom(1.5);else if(k==="-")zoom(1/1.5);else if(k==="0")fit();
  else if(k==="/"){e.preventDefault();$("#q").focus()}else if(k==="g")group(st.group==="frame"?"cause":"frame");else if(k==="t")$("#theme").click();else if(k==="?")$("#keys").showModal();
  else if(k.startsWith("Arrow")&&e.target.id==="stage"){e.preventDefault();view.fit=false;view.x+=k==="ArrowLeft"?40:k==="ArrowRight"?-40:0;view.y+=k==="ArrowUp"?40:k==="ArrowDown"?-40:0;place()}
});
$("#title").textContent=D.title;
const drawn=F.filter(f=>f.state!=="orphaned").length;$("#meta").textContent=`${drawn} frame${drawn===1?"":"s"} of ${D.suite} · ${new Date(D.made).toISOString().slice(0,16).replace("T"," ")} UTC · ${D.seconds} s`;
$("#help").append(ic("help"));$("#help").onclick=()=>$("#keys").showModal();
$("#g-frame").onclick=()=>group("frame");$("#g-cause").onclick=()=>group("cause");
$("#q").addEventListener("input",e=>{st.q=e.target.value;list()});
themeButton();filters();chips();
const P=new URLSearchParams(location.search);if(innerWidth<=900)st.mode=2;if(P.get("mode"))st.mode=+P.get("mode");if(P.get("group"))st.group=P.get("group");
group(st.group);
const named=()=>F.findIndex(f=>f.name===hash());
if(F.length)go(named()>=0?named():shown[0]??0,named()>=0);
addEventListener("hashchange",()=>{if(named()>=0&&named()!==st.i)go(named(),true)});
if(P.get("zoom"))setTimeout(()=>focusChange(+P.get("zoom")),300);
new ResizeObserver(()=>{if(cur&&view.fit)fit()}).observe($("#detail"));
