const D=JSON.parse($("#data").textContent),S0={device:"phone",locale:"en_US",light:"normal",time:"2026-06-21T12:00",sdk:"11",position:620,mode:"following",perspective:"tilted",zoom:17.5,tilt:45,bearing:0,text:"L"};
const sc={...S0},changed=new Map(),ui={tab:"settings",q:"",only:false,names:false,guides:false,warn:true,bezel:false,sel:null,zoom:0};
const all=D.groups.flatMap(g=>g.settings),byName=Object.fromEntries(all.map(s=>[s.name,s]));
const same=(a,b)=>JSON.stringify(a)===JSON.stringify(b);
/* SDK defaults by version: three switches were off before 11. */
const dflt=s=>["compassButton","showsTrafficLights","showsStopSigns"].includes(s.name)&&sc.sdk!=="11"?false:s.default;
const value=s=>changed.has(s.name)?changed.get(s.name):dflt(s);
function setTo(n,v){const s=byName[n];if(same(v,dflt(s)))changed.delete(n);else changed.set(n,v);update()}

/* ---- which stored frame; the real page asks the program for one ---- */
const light=()=>sc.light==="lowLight"||sc.light==="suggested"&&(h=>h<6||h>=21)(+sc.time.slice(11,13))?"night":"day";
function frame(){
  const want=sc.mode==="overview"?"over":sc.perspective!=="tilted"?"top":changed.size?"set":"";
  const score=f=>(f.device===sc.device?1e6:0)+(f.light===light()?1e5:0)+(f.locale===sc.locale?1e4:0)+(f.variant===want?3e3:f.variant?-3e3:0)-Math.abs(f.position-sc.position);
  return D.frames.reduce((a,b)=>score(b)>score(a)?b:a);
}
function exact(f){return f.device===sc.device&&f.light===light()&&f.locale===sc.locale&&Math.abs(f.position-sc.position)<1&&!(changed.size&&f.variant!=="set")&&sc.mode!=="free"}
let cur;
function update(){
  cur=frame();draw();heads();keepFocus(()=>panel());sceneMarks();posbar();
}
const cache=new Map();
function url(id){if(!cache.has(id))cache.set(id,"data:image/webp;base64,"+$("#img-"+id).textContent);return cache.get(id)}
function heads(){
  $("#meta").textContent=(changed.size||sceneChanges().length?(n=>`${n} change${n>1?"s":""}, not in the file`)(changed.size+sceneChanges().length):"as in the file")+" · drawn in 46 ms";
  const n=cur.findings.length;
  for(const b of $$("#tabs button")){b.setAttribute("aria-selected",b.dataset.t===ui.tab);b.tabIndex=b.dataset.t===ui.tab?0:-1;const k=$(".n",b);if(k){const v=b.dataset.t==="settings"?changed.size:n;k.textContent=v;k.hidden=!v}}
}
const sceneChanges=()=>Object.keys(S0).filter(k=>!same(sc[k],S0[k]));

/* ---- the frame and what lies on it ---- */
function fitScale(){const st=$("#stage"),p=ui.bezel?36:20;return Math.min((st.clientWidth-2*p)/cur.width,(st.clientHeight-2*p)/cur.height,2)}
function draw(){
  const F=$("#fr"),s=ui.zoom||fitScale();F.style.width=cur.width*s+"px";F.style.height=cur.height*s+"px";
  const rad={phone:48,phoneLandscape:48,tablet:18,carScreen:6}[sc.device],b={phone:11,phoneLandscape:11,tablet:16,carScreen:10}[sc.device];
  F.style.setProperty("--rad",ui.bezel?rad*s+"px":"0px");F.style.setProperty("--b",b*s+"px");
  F.setAttribute("aria-label",alt());
  let im=$("img",F);
  if(!im){F.append(el("div",{class:"bezel"}),el("div",{class:"clip"},im=el("img",{alt:"",draggable:"false"})),sv("svg",{class:"ov"}))}
  $(".bezel",F).hidden=!ui.bezel;if(im.dataset.i!==cur.image){im.src=url(cur.image);im.dataset.i=cur.image}
  overlay(s);$("#pc").textContent=Math.round(s*100)+" %";
  const bd=$("#badge");bd.hidden=exact(cur);bd.textContent="Prototype: the nearest stored frame";
}
function overlay(s){
  const o=$("svg.ov");o.textContent="";o.setAttribute("viewBox",`0 0 ${cur.width} ${cur.height}`);
  const u=1/s,fs=11*u,used=[];
  const tag=(x,y,w,h,t,cls,side)=>{const tw=(t.length*6+10)*u,th=17*u;
    const c=side?[[x-tw-3*u,y+h/2-th/2],[x+w+3*u,y+h/2-th/2],[x+w-tw,y-th-2*u],[x+w-tw,y+h+2*u]]:[[x,y-th],[x+w-tw,y-th],[x,y+h],[x+w-tw,y+h],[x,y]];
    const hits=(a,b,q)=>a<q[0]+q[2]&&q[0]<a+tw&&b<q[1]+q[3]&&q[1]<b+th;
    /* inside the frame, off other tags, and best off other elements too */
    const free=c.filter(([a,b])=>a>=0&&a+tw<=cur.width&&b>=0&&b+th<=cur.height&&!used.some(q=>hits(a,b,q)));
    const ok=free.find(([a,b])=>!cur.elements.some(e=>hits(a,b,[e.x,e.y,e.width,e.height])))||free[0]||c[0];
    used.push([...ok,tw,th]);o.append(sv("rect",{x:ok[0],y:ok[1],width:tw,height:th,rx:4*u,class:"tg "+cls}));const x2=sv("text",{x:ok[0]+5*u,y:ok[1]+12.3*u,"font-size":fs});x2.textContent=t;o.append(x2)};
  if(ui.guides)for(const g of cur.guides)o.append(sv("rect",{x:g.x,y:g.y,width:g.width,height:g.height,class:"g","stroke-width":1.5*u}));
  for(const e of cur.elements){
    const on=ui.sel===e.name;
    if(!ui.names&&!on)continue;
    const r=sv("rect",{x:e.x,y:e.y,width:e.width,height:e.height,rx:4,class:"e"+(on?" on":""),"stroke-width":(on?2.5:1.25)*u});
    r.addEventListener("click",()=>select(e.name));o.append(r);
  }
  if(ui.names)for(const e of cur.elements)tag(e.x,e.y,e.width,e.height,`${e.name}  ${fmt(e.width)} × ${fmt(e.height)}`,"",e.width<100);
  else if(ui.sel){const e=cur.elements.find(e=>e.name===ui.sel);if(e)tag(e.x,e.y,e.width,e.height,`${e.name}  ${fmt(e.width)} × ${fmt(e.height)}`,"",e.width<100)}
  if(ui.guides)for(const g of cur.guides)if(g.height>0&&g.name!=="safeArea"&&!g.name.includes("Alternate"))tag(g.x,g.y,g.width,g.height,g.name,"gd",g.width<100);
  if(ui.warn){const by={};for(const f of cur.findings)if(cur.elements.some(e=>e.name===f.subject))(by[f.subject]??=[]).push(f);
    for(const[n,fs2]of Object.entries(by)){const e=cur.elements.find(e=>e.name===n),x=e.x+e.width,y=e.y,g=sv("g",{class:"w",transform:`translate(${x} ${y}) scale(${u})`,"stroke-width":1.5,role:"button",tabindex:0,"aria-label":`${fs2.length} warnings about ${n}`},sv("circle",{r:11}));
      const t=sv("text",{"text-anchor":"middle",y:4,"font-size":12,stroke:"none"});t.textContent=fs2.length;g.append(t);g.addEventListener("click",()=>{ui.tab="warnings";select(n)});o.append(g)}}
}
const fmt=v=>String(Math.round(v*10)/10);
function select(n){ui.sel=ui.sel===n&&ui.tab!=="warnings"?null:n;draw();heads();panel()}
function alt(){const st=nextStep();return `Navigation frame, ${sc.device}, ${sc.locale}, ${light()}: in ${st.left} m ${st.maneuver}${st.name?" into "+st.name:""}; shown are ${cur.elements.map(e=>e.name).join(", ")}.`}
const nextStep=()=>{const s=D.route.steps.find(s=>s.at>sc.position)||D.route.steps.at(-1);return{...s,left:Math.max(0,Math.round(s.at-sc.position))}};
(function gestures(){
  const F=$("#fr");let d=null;
  F.addEventListener("pointerdown",e=>{if(e.target.closest(".e,.w"))return;F.setPointerCapture(e.pointerId);d=[e.clientX,e.clientY,e.shiftKey||e.button===2];$("img",F).classList.add("live")});
  F.addEventListener("pointermove",e=>{if(!d)return;const dx=e.clientX-d[0],dy=e.clientY-d[1],im=$("img",F);
    if(d[2]){sc.tilt=Math.max(0,Math.min(60,S0.tilt-dy*.2));sc.bearing=Math.round(((dx*.4)%360+360)%360);im.style.transform=`rotate(${dx*.1}deg)`}else im.style.transform=`translate(${dx}px,${dy}px)`;
    sc.mode="free";sceneMarks()});
  const end=()=>{if(!d)return;d=null;const im=$("img",F);im.classList.remove("live");im.style.transform="";update()};
  F.addEventListener("pointerup",end);F.addEventListener("pointercancel",end);F.addEventListener("contextmenu",e=>e.preventDefault());
  $("#stage").addEventListener("wheel",e=>{e.preventDefault();if(e.ctrlKey){ui.zoom=Math.min(4,Math.max(.2,(ui.zoom||fitScale())*Math.exp(-e.deltaY*.01)));draw();return}
    sc.zoom=Math.round(Math.min(20,Math.max(2,sc.zoom-e.deltaY*.002))*10)/10;sceneMarks();heads();const im=$("img",F);im.style.transform=`scale(${2**(sc.zoom-S0.zoom)})`;clearTimeout(im.t);im.t=setTimeout(()=>im.style.transform="",350)},{passive:false});
})();

/* ---- scene ---- */
const marks=[];
function fld(key,label,control,read){
  const r=el("div",{class:"fld"},el("label",{text:label,for:"f-"+key}),control,el("button",{class:"rs","aria-label":`Reset ${label} to the file's`,title:"As in the file",onclick:()=>{sc[key]=structuredClone(S0[key]);update()}},ic("reset")));
  const c=control.matches("select,input")?control:$("input",control);if(c)c.id="f-"+key;
  marks.push(()=>{r.classList.toggle("chg",!same(sc[key],S0[key]));read()});return r;
}
const sel=(key,label,opts)=>{const s=el("select",{onchange:e=>{sc[key]=e.target.value;update()}},opts.map(([v,t])=>el("option",{value:v,text:t})));return fld(key,label,s,()=>s.value=sc[key])};
const seg=(key,label,opts)=>{const s=el("div",{class:"seg",role:"radiogroup","aria-label":label},opts.map(([v,t])=>el("button",{role:"radio","data-v":v,onclick:()=>{sc[key]=v;update()}},t)));return fld(key,label,s,()=>$$("button",s).forEach(b=>b.setAttribute("aria-checked",b.dataset.v===String(sc[key]))))};
const rng=(key,label,a,b,st,unit)=>{const o=el("output"),i=el("input",{type:"range",min:a,max:b,step:st,oninput:e=>{sc[key]=+e.target.value;if(key!=="zoom")sc.mode="free";update()}}),w=el("div",{class:"rv"},i,o);return fld(key,label,w,()=>{i.value=sc[key];o.textContent=fmt(sc[key])+unit})};
function scene(){
  const tm=el("input",{type:"datetime-local",onchange:e=>{sc.time=e.target.value;update()}});
  $("#scene").append(el("h2",{text:"Scene"}),
    sel("device","Device",D.devices.map(d=>[d.name,`${d.name}, ${d.width} × ${d.height}`])),
    sel("locale","Locale",D.locales.map(l=>[l.name,`${l.name}  ${l.title}`])),
    seg("light","Light",[["normal","Day"],["lowLight","Night"],["suggested","Sun"]]),
    fld("time","Time",tm,()=>tm.value=sc.time),
    sel("text","Text size",["XS","S","M","L","XL","XXL","XXXL","AX1","AX3","AX5"].map(t=>[t,t==="L"?"L (usual)":t])),
    seg("sdk","SDK",D.sdkVersions.map(v=>[v,v])),
    el("h2",{text:"Camera"}),
    seg("mode","Mode",[["following","Follow"],["overview","All"],["free","Free"]]),
    sel("perspective","View",[["tilted","tilted"],["topDownHeadingUp","topDownHeadingUp"],["topDownNorthUp","topDownNorthUp"]]),
    rng("zoom","Zoom",2,20,.1,""),rng("tilt","Tilt",0,60,1,"°"),rng("bearing","Bearing",0,359,1,"°"),
    el("p",{class:"hint",text:"In the frame: drag moves, wheel zooms, shift and drag tilts and turns, double click follows again."}));
}
function sceneMarks(){marks.forEach(m=>m())}
$("#fr").addEventListener("dblclick",()=>{Object.assign(sc,{mode:"following",tilt:S0.tilt,bearing:0,zoom:S0.zoom});update()});

/* ---- position ---- */
const TRAFFIC={normal:"#2468F2",slow:"#F28C00",jam:"#D62432",severe:"#740B2E",closed:"#30343B"};
function posbar(){
  const P=$("#posbar"),L=D.route.length;
  if(!P.firstChild){
    const g=sv("svg",{viewBox:`0 0 1000 34`,preserveAspectRatio:"none","aria-hidden":"true"});
    for(const t of D.route.traffic)g.append(sv("rect",{x:t.from/L*1000,y:14,width:(t.to-t.from)/L*1000,height:6,fill:TRAFFIC[t.level]}));
    for(const s of D.route.steps.slice(1))g.append(sv("line",{x1:s.at/L*1000,x2:s.at/L*1000,y1:5,y2:11,stroke:"currentColor","stroke-width":1.5,"vector-effect":"non-scaling-stroke",opacity:.65}));
    P.append(el("div",{class:"ln"},el("b",{id:"p-at"}),el("span",{id:"p-next"})),
      el("div",{class:"trk"},g,el("input",{type:"range",min:0,max:L,step:10,id:"p-in","aria-label":"Position along the route, metres",oninput:e=>{sc.position=+e.target.value;update()}})));
  }
  const s=nextStep();$("#p-at").textContent=`${Math.round(sc.position)} m of ${(L/1000).toFixed(1)} km`;$("#p-next").textContent=`in ${s.left} m: ${s.maneuver}${s.name?", "+s.name:""}`;
  const i=$("#p-in");i.value=sc.position;i.setAttribute("aria-valuetext",$("#p-at").textContent+", "+$("#p-next").textContent);
}

/* ---- tools, tabs ---- */
function tools(){
  const t=(k,icn,l,key)=>el("button",{class:"btn","aria-pressed":ui[k],title:`${l} (${key})`,"aria-label":l,"data-k":k,onclick:()=>flip(k)},ic(icn),el("span",{class:"lbl",text:l}));
  $("#tools").append(t("names","marks","Elements","l"),t("guides","layers","Guides","g"),t("warn","warn","Warnings","w"),t("bezel","device","Device","f"),el("span",{class:"grow"}),
    el("div",{class:"seg zm"},el("button",{"aria-label":"Smaller",onclick:()=>zm(1/1.25)},ic("minus")),el("button",{class:"pc",id:"pc",title:"Fit (0)",onclick:()=>{ui.zoom=0;draw()}}),el("button",{"aria-label":"Larger",onclick:()=>zm(1.25)},ic("plus"))));
}
function flip(k){ui[k]=!ui[k];$(`#tools [data-k=${k}]`).setAttribute("aria-pressed",ui[k]);draw()}
function zm(k){ui.zoom=Math.min(4,Math.max(.2,(ui.zoom||fitScale())*k));draw()}
function tabs(){
  for(const[t,l]of[["scene","Scene"],["settings","Settings"],["elements","Elements"],["warnings","Warnings"],["code","Code"]])
    $("#tabs").append(el("button",{role:"tab","data-t":t,class:t==="scene"?"onlyn":null,onclick:()=>{ui.tab=t;heads();panel(true)}},l,t==="settings"?el("span",{class:"n"}):t==="warnings"?el("span",{class:"n w"}):null));
  $("#tabs").addEventListener("keydown",e=>{const b=$$("#tabs button").filter(b=>b.offsetParent),i=b.indexOf(document.activeElement),d=e.key==="ArrowRight"?1:e.key==="ArrowLeft"?-1:0;if(d&&i>=0){const n=b[(i+d+b.length)%b.length];n.click();n.focus()}});
}
const wbr=n=>n.split(/(?=[A-Z])/).flatMap(p=>[p,document.createElement("wbr")]);
function ctl(s){
  const v=value(s);
  if(s.type==="switch")return el("input",{type:"checkbox",role:"switch",class:"sw2","aria-label":s.name,checked:v,onchange:e=>setTo(s.name,e.target.checked)});
  if(s.type==="colour"){const t=el("input",{type:"text",value:v,"aria-label":s.name,spellcheck:"false",onchange:e=>{if(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(e.target.value))setTo(s.name,e.target.value.toUpperCase());else{e.target.value=value(s);toast("A colour is #RRGGBB or #RRGGBBAA")}}});
    return el("span",{class:"ct"},el("input",{type:"color",value:v.slice(0,7),"aria-label":s.name+", picker",onchange:e=>setTo(s.name,e.target.value.toUpperCase())}),t)}
  if(s.type==="font")return el("span",{class:"ct"},el("input",{type:"number",min:8,max:40,value:v.size,"aria-label":s.name+", size in points",onchange:e=>setTo(s.name,{...v,size:Math.min(40,Math.max(8,+e.target.value))})}),el("button",{class:"btn icon",style:"height:28px;min-width:28px;width:28px;font-weight:700","aria-label":s.name+", bold","aria-pressed":v.isBold,onclick:()=>setTo(s.name,{...v,isBold:!v.isBold})},"B"));
  return el("input",{type:"number",min:s.min,max:s.max,step:s.step,value:v,"aria-label":s.name,onchange:e=>setTo(s.name,+e.target.value)});
}
const show=(s,v)=>s.type==="switch"?(v?"on":"off"):s.type==="font"?`${v.size}${v.isBold?" bold":""}`:String(v);
function panel(top){
  const T=$("#tp"),narrow=matchMedia("(max-width:940px)").matches;$("#scene").style.display=narrow?(ui.tab==="scene"?"block":"none"):"";
  if(narrow&&ui.tab==="scene"&&$("#scene").parentNode!==$(".panel"))$(".panel").append($("#scene"));
  if(!narrow){if($("#scene").parentNode!==$(".app"))$(".app").prepend($("#scene"));if(ui.tab==="scene"){ui.tab="settings";heads()}}
  T.hidden=ui.tab==="scene";
  const y=T.scrollTop,fq=document.activeElement?.id==="q";
  T.textContent="";
  if(ui.tab==="settings"){
    const q=el("input",{type:"search",id:"q",placeholder:`Search ${all.length} settings`,"aria-label":"Search settings",oninput:e=>{ui.q=e.target.value;rows()}});q.value=ui.q;
    const box=el("div");
    T.append(el("div",{class:"find"},q,el("button",{class:"btn","aria-pressed":ui.only,onclick:()=>{ui.only=!ui.only;panel()}},"Changed"),el("button",{class:"btn icon",disabled:!changed.size,"aria-label":"Reset all settings",title:"Reset all",onclick:()=>{changed.clear();update()}},ic("reset"))),box);
    const rows=()=>{box.textContent="";let n=0;
      for(const g of D.groups){const hit=g.settings.filter(s=>(!ui.only||changed.has(s.name))&&ui.q.toLowerCase().split(/\s+/).every(w=>(s.name+" "+g.title+" "+(s.elements||[]).join(" ")).toLowerCase().includes(w)));if(!hit.length)continue;n+=hit.length;
        box.append(el("details",{class:"grp",open:true},el("summary",{text:`${g.title} · ${hit.length}`}),hit.map(s=>el("div",{class:"set"+(s.type==="switch"?" s":"")+(changed.has(s.name)?" chg":""),id:"s-"+s.name},el("div",{class:"nm"},wbr(s.name)),el("div",{class:"df",text:"default "+show(s,dflt(s))}),ctl(s),el("button",{class:"rs","aria-label":"Reset "+s.name,title:"Default",onclick:()=>{changed.delete(s.name);update()}},ic("reset"))))))}
      if(!n)box.append(el("p",{class:"hint",style:"padding:20px 0",text:ui.only&&!changed.size?"Nothing is changed.":"No setting has this in its name, group or element."}))};
    rows();if(fq)q.focus();
  }else if(ui.tab==="elements"){
    T.append(el("p",{class:"hint",style:"margin-bottom:8px",text:"Points from the upper left corner. A click marks the element; its settings follow."}));
    for(const e of cur.elements){T.append(el("button",{class:"it"+(ui.sel===e.name?" on":""),onclick:()=>select(e.name)},el("code",{text:e.name}),el("span",{class:"d",text:`${fmt(e.width)} × ${fmt(e.height)}`}),el("span",{class:"d",text:`x ${fmt(e.x)}, y ${fmt(e.y)}`}),el("span",{class:"d",text:(n=>n?n+(n>1?" settings":" setting"):"")(all.filter(s=>s.elements?.includes(e.name)).length)})));
      if(ui.sel===e.name&&all.some(s=>s.elements?.includes(e.name)))T.append(el("button",{class:"btn",style:"margin:4px 10px 10px",onclick:()=>{ui.q=e.name;ui.tab="settings";heads();panel(true)}},"Show its settings"))}
  }else if(ui.tab==="warnings"){
    if(!cur.findings.length)T.append(el("p",{class:"hint",style:"margin-bottom:12px",text:"Nothing to say about this frame: contrast, cut texts, overlaps, room and settings without effect are fine by day and night."}));
    for(const f of cur.findings){const isEl=cur.elements.some(e=>e.name===f.subject);
      T.append(el("button",{class:"wn"+(ui.sel===f.subject?" on":""),onclick:()=>{if(isEl)select(f.subject);else if(byName[f.subject]){ui.q=f.subject;ui.tab="settings";heads();panel(true)}}},ic("warn"),el("span",{},el("b",{text:{contrast:"Contrast",noRoom:"No room",noEffect:"No effect",truncatedText:"Cut text",overlap:"Overlap",laneColor:"Lane colour"}[f.kind]+" "}),el("code",{},wbr(f.subject)),el("div",{class:"d",text:f.message}))))}
    T.append(el("p",{class:"hint",text:"All languages and devices:"}),el("pre",{text:`wayframe check ${D.scenePath} --locale all --device all`}));
  }else if(ui.tab==="code"){
    const b=(t,x,w)=>[el("div",{class:"ch"},el("h2",{text:t}),el("button",{class:"btn",onclick:()=>copy(x,w)},ic("copy"),"Copy")),el("pre",{tabindex:0,text:x})];
    T.append(...b("Swift",swift(),"Swift lines"),...b("Scene JSON",json(),"Scene JSON"));
  }
  T.scrollTop=top?0:y;
}
function json(){
  const s=structuredClone(D.scene),d=D.devices.find(d=>d.name===sc.device);
  if(sc.device!==S0.device)s.device={...s.device,width:d.width,height:d.height,safeArea:d.safeArea,...(d.isCarPlay?{isCarPlay:true}:{})};if(sc.text!=="L")s.device.textSize=sc.text;
  s.locale=sc.locale;s.lightingMode=sc.light;s.time=sc.time+":00+03:00";s.position.distanceAlongRoute=sc.position;if(sc.sdk!=="11")s.sdkVersion=sc.sdk;
  s.camera={...s.camera,mode:sc.mode};if(sc.mode==="following"){s.camera.followingPerspective=sc.perspective;if(sc.zoom!==S0.zoom)s.camera.followingZoomLevel=sc.zoom}
  if(sc.mode==="free")Object.assign(s.camera,{zoom:sc.zoom,bearing:sc.bearing,viewingAngle:Math.round(sc.tilt)});
  for(const[k,v]of changed)if(k==="shouldDisplaySpeedLimit")s[k]=v;else s.settings={...s.settings,[k]:v};
  return JSON.stringify(s,null,2);
}
function swift(){
  const hex=v=>{const p=[1,3,5].map(i=>(parseInt(v.slice(i,i+2),16)/255).toFixed(3).replace(/0+$/,"").replace(/\.$/,".0")),a=v.length===9?(parseInt(v.slice(7),16)/255).toFixed(2):"1";return`UIColor(red: ${p[0]}, green: ${p[1]}, blue: ${p[2]}, alpha: ${a})`};
  const L=[];if(sc.light!=="suggested"&&sc.light!==S0.light)L.push(`mapView.lightingMode = .${sc.light}`);
  for(const[k,v]of changed){const s=byName[k],o=k==="shouldDisplaySpeedLimit"?"mapView":"mapView.settings";
    L.push(`${o}.${k} = `+(s.type==="colour"?hex(v):s.type==="font"?`.${v.isBold?"boldSystemFont":"systemFont"}(ofSize: ${v.size})`:String(v)))}
  return L.length?L.join("\n"):"// Nothing differs from the defaults.";
}
$("#title").textContent=D.scenePath;document.title=D.scenePath+" · Preview";
$("#b-json").append(ic("copy"),el("span",{class:"lbl",text:"Scene JSON"}));$("#b-json").setAttribute("aria-label","Copy scene JSON");$("#b-json").onclick=()=>copy(json(),"Scene JSON");
$("#b-swift").append(ic("code"),el("span",{class:"lbl",text:"Swift"}));$("#b-swift").setAttribute("aria-label","Copy Swift lines");$("#b-swift").onclick=()=>copy(swift(),"Swift lines");
function save(){const i=$("#fr img"),c=document.createElement("canvas");c.width=i.naturalWidth;c.height=i.naturalHeight;c.getContext("2d").drawImage(i,0,0);el("a",{href:c.toDataURL("image/png"),download:`turn-${sc.device}-${sc.locale}-${light()}.png`}).click();toast("PNG saved")}
$("#b-png").setAttribute("aria-label","Save PNG");$("#b-png").append(ic("save"),el("span",{class:"lbl",text:"Save PNG"}));$("#b-png").onclick=save;
addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;if(e.key==="Escape"){if(typing(e))e.target.blur();else{ui.sel=null;draw();panel()}return}if(typing(e))return;
  const k=e.key;if(k==="l")flip("names");else if(k==="g")flip("guides");else if(k==="w")flip("warn");else if(k==="f")flip("bezel");else if(k==="s")save();else if(k==="/"){e.preventDefault();ui.tab="settings";heads();panel();$("#q").focus()}else if(k==="0"){ui.zoom=0;draw()}else if(k==="+"||k==="=")zm(1.25);else if(k==="-")zm(.8);
  else if(k==="n"){sc.light=sc.light==="lowLight"?"normal":"lowLight";update()}
  else if((k==="ArrowLeft"||k==="ArrowRight")&&!e.target.closest("input,[role=tablist]")){sc.position=Math.max(0,Math.min(D.route.length,sc.position+(k==="ArrowLeft"?-10:10)*(e.shiftKey?10:1)));update()}});
themeButton();scene();tools();tabs();
const P=new URLSearchParams(location.search);
if(P.get("demo"))for(const[k,v]of Object.entries({navigationHeaderPrimaryBackgroundColor:"#7FB8A4",navigationHeaderDistanceUnitsTextColor:"#E8F5EF",isNavigationTripProgressBarEnabled:true,myLocationButton:true,navigationHeaderInstructionsFirstRowFont:{size:26,isBold:true}}))changed.set(k,v);
for(const k of["names","guides","bezel"])if(P.get(k)){ui[k]=true;$(`#tools [data-k=${k}]`).setAttribute("aria-pressed",true)}
for(const k of["device","locale","light"])if(P.get(k))sc[k]=P.get(k);
if(P.get("tab"))ui.tab=P.get("tab");if(P.get("sel"))ui.sel=P.get("sel");
update();new ResizeObserver(()=>draw()).observe($("#stage"));matchMedia("(max-width:940px)").addEventListener("change",()=>panel());
