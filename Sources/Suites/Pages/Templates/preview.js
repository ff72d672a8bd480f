/* ---- state: what was changed, by the scene's keys; it stands in the address, too ---- */
let D=JSON.parse($("#data").textContent);
const token=new URLSearchParams(location.search).get("token")||"";
const ui={tab:"settings",q:"",only:false,names:false,guides:false,warn:true,bezel:false,sel:null,zoom:0};
let state={};try{const s=JSON.parse(hash()||"{}");if(s&&typeof s==="object"&&!Array.isArray(s))state=s}catch{}
let all,byName;
const same=(a,b)=>JSON.stringify(a)===JSON.stringify(b);
function read(d){D=d;all=D.groups.flatMap(g=>g.settings);byName=Object.fromEntries(all.map(s=>[s.name,s]));$("#title").textContent=D.scenePath;document.title=D.scenePath+" · Preview"}
const inFile=key=>key.split(".").reduce((o,k)=>o&&typeof o==="object"?o[k]:undefined,D.scene);
const changedKeys=()=>Object.keys(state).filter(k=>k!=="camera.longitude"&&k!=="camera.anchor");
function put(values,live){for(const[k,v]of Object.entries(values))v===undefined?delete state[k]:state[k]=v;update(live)}

/* ---- settings ---- */
const version=()=>state.sdkVersion||D.now.sdkVersion;
function dflt(s){let v=null;for(const n of D.sdkVersions){if(n in s.default)v=s.default[n];if(n===version())break}return v}
const other=n=>/^is[A-Z]/.test(n)?n[2].toLowerCase()+n.slice(3):null;
function stated(s){const k=s.key,o=other(s.name),at=k.slice(0,k.length-s.name.length);return inFile(k)??(o?inFile(at+o):undefined)}
function value(s){if(s.key in state)return state[s.key]??dflt(s);return stated(s)??dflt(s)}
const isChanged=s=>s.key in state;
function setTo(s,v){const file=stated(s);if(file!==undefined?same(v,file):same(v,dflt(s)))put({[s.key]:undefined});else put({[s.key]:v})}
/* first back to the file, then to the default */
function reset(s){put({[s.key]:isChanged(s)?undefined:null})}
const canReset=s=>isChanged(s)||stated(s)!==undefined&&!same(stated(s),dflt(s));
const light=()=>(state.lightingMode||D.now.lightingMode)==="lowLight"?1:0;
const colourOf=s=>{const v=value(s);return typeof v==="string"?v:v&&typeof v==="object"?(light()?v.dark:v.light):(s.colors||["#808080","#808080"])[light()]};

/* ---- drawing: one request runs, the newest waits, others are dropped ---- */
let sequence=0,shownSequence=0,running=false,wanted=null,cur=null,drawnIn=0,failure="",blob=null,blobIsFull=false,gone=false;
const ask=(path,args)=>fetch(path+"?"+new URLSearchParams({token,...(D.frame?{frame:D.frame}:{}),...args}),{cache:"no-store"});
function want(isFull){wanted={sequence:++sequence,isFull,state:JSON.stringify(state),move:{...move}};pump()}
async function pump(){
  if(running||!wanted)return;const w=wanted;wanted=null;running=true;
  const slow=setTimeout(()=>$("#busy").hidden=false,400);
  try{
    const r=await ask("frame",{state:w.state,scale:w.isFull?"full":"1",sequence:w.sequence});
    if(r.ok){
      const b=await r.blob();
      if(w.sequence>shownSequence){shownSequence=w.sequence;drawnIn=+r.headers.get("X-Wayframe-Milliseconds");failure="";await show(b,w)}
      if(w.isFull&&!wanted){const l=await ask("layout",{state:w.state});if(l.ok&&w.state===JSON.stringify(state)){cur=await l.json();looked()}else if(!l.ok)failure=await reason(l)}
    }else failure=await reason(r);
    gone=false;
  }catch{gone=true;failure="The program does not answer; it may have ended. Start it again, and open the address that it prints."}
  clearTimeout(slow);$("#busy").hidden=true;running=false;heads();pump();
}
async function reason(r){try{return(await r.json()).error||r.statusText}catch{return r.statusText}}
async function show(b,w){
  const im=$("#fr img"),u=URL.createObjectURL(b),next=new Image();next.src=u;
  try{await next.decode()}catch{URL.revokeObjectURL(u);return}
  const old=im.src;im.src=u;if(old.startsWith("blob:"))URL.revokeObjectURL(old);
  blob=b;blobIsFull=w.isFull;
  Object.assign(has,w.move);transform();
}
let later;
function update(){
  const text=JSON.stringify(state);history.replaceState(0,"",location.search+(text==="{}"?"":"#"+encodeURIComponent(text)));
  sceneMarks();posbar();heads();keepFocus(()=>panel());
  want(false);clearTimeout(later);later=setTimeout(()=>want(true),120);
}
function looked(){draw();sceneMarks();keepFocus(()=>panel());heads()}
function heads(){
  const n=changedKeys().length;
  $("#meta").textContent=(n?`${n} change${n>1?"s":""}, not in the file`:"as in the file")+(drawnIn?` · drawn in ${drawnIn} ms`:"");
  const E=$("#error");E.hidden=!failure;if(E.textContent!==failure)E.textContent=failure;
  const k=cur?cur.findings.length:0,c=all.filter(isChanged).length;
  for(const b of $$("#tabs button")){b.setAttribute("aria-selected",b.dataset.t===ui.tab);b.tabIndex=b.dataset.t===ui.tab?0:-1;const m=$(".n",b);if(m){const v=b.dataset.t==="settings"?c:k;m.textContent=v;m.hidden=!v}}
}

/* ---- the frame and what lies on it ---- */
const deviceName=()=>state.device||D.now.device||"";
const screen=()=>D.devices.find(d=>d.name===state.device)||D.now;
function fitScale(){const S=$("#stage"),p=ui.bezel?36:20,{width,height}=screen();return Math.max(.05,Math.min((S.clientWidth-2*p)/width,(S.clientHeight-2*p)/height,2))}
const scale=()=>ui.zoom||fitScale();
function draw(){
  const F=$("#fr"),s=scale(),{width,height}=screen(),n=deviceName();F.style.width=width*s+"px";F.style.height=height*s+"px";
  const[rad,b]=/^(phone|large)/.test(n)?[48,11]:/^small/.test(n)?[8,16]:/^tablet|split/.test(n)?[18,18]:/^car/.test(n)?[6,12]:[18,14];
  F.style.setProperty("--rad",ui.bezel?rad*s+"px":"0px");F.style.setProperty("--b",b*s+"px");
  F.setAttribute("aria-label",alt());$(".bezel",F).hidden=!ui.bezel;
  overlay(s);$("#pc").textContent=Math.round(s*100)+" %";
}
function overlay(s){
  const o=$("svg.ov");o.textContent="";if(!cur)return;
  o.setAttribute("viewBox",`0 0 ${cur.width} ${cur.height}`);
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
  const size=e=>`${e.name}  ${fmt(e.width)} × ${fmt(e.height)}`;
  if(ui.names)for(const e of cur.elements)tag(e.x,e.y,e.width,e.height,size(e),"",e.width<100);
  else if(ui.sel){const e=cur.elements.find(e=>e.name===ui.sel);if(e)tag(e.x,e.y,e.width,e.height,size(e),"",e.width<100)}
  if(ui.guides)for(const g of cur.guides)if(g.height>0&&g.name!=="safeArea"&&!g.name.includes("Alternate"))tag(g.x,g.y,g.width,g.height,g.name,"gd",g.width<100);
  if(ui.warn){const by=new Map();for(const f of cur.findings)if(cur.elements.some(e=>e.name===f.subject))by.set(f.subject,(by.get(f.subject)||0)+1);
    for(const[n,count]of by){const e=cur.elements.find(e=>e.name===n),g=sv("g",{class:"w",transform:`translate(${e.x+e.width} ${e.y}) scale(${u})`,"stroke-width":1.5,role:"button",tabindex:0,"aria-label":`${count} warning${count>1?"s":""} about ${n}`},sv("circle",{r:11}));
      const t=sv("text",{"text-anchor":"middle",y:4,"font-size":12,stroke:"none"});t.textContent=count;g.append(t);const go=()=>{ui.tab="warnings";select(n)};g.addEventListener("click",go);g.addEventListener("keydown",k=>{if(k.key==="Enter"||k.key===" "){k.preventDefault();go()}});o.append(g)}}
}
const fmt=v=>String(Math.round(v*10)/10);
function select(n){ui.sel=ui.sel===n&&ui.tab!=="warnings"?null:n;draw();heads();panel()}
function alt(){const s=nextStep();return`Navigation frame, ${deviceName()||fmt(screen().width)+" × "+fmt(screen().height)}, ${state.locale||D.now.locale}, ${light()?"night":"day"}`+(s?`: in ${s.left} m ${s.maneuver}${s.name?", "+s.name:""}`:"")+(cur?`; shown are ${cur.elements.map(e=>e.name).join(", ")}.`:".")}
const position=()=>state["position.distanceAlongRoute"]??D.now.position;
const nextStep=()=>{if(!D.route||!D.route.steps.length)return null;const s=D.route.steps.find(s=>s.at>position())||D.route.steps.at(-1);return{...s,left:Math.max(0,Math.round(s.at-position()))}};

/* ---- the camera ---- */
const mode=()=>state["camera.mode"]||D.now.mode;
/* where the camera is now: as it was drawn, with what was changed since */
function camera(){const c=cur?.camera||{latitude:0,longitude:0,zoom:15,bearing:0,viewingAngle:0};const free=mode()==="free";
  return{latitude:(free?state["camera.latitude"]:null)??c.latitude,longitude:(free?state["camera.longitude"]:null)??c.longitude,zoom:state["camera.zoom"]??c.zoom,bearing:(free?state["camera.bearing"]:null)??c.bearing,viewingAngle:(free?state["camera.viewingAngle"]:null)??c.viewingAngle}}
const clamp=(v,a,b)=>Math.min(b,Math.max(a,v)),round=(v,n)=>Math.round(v*10**n)/10**n;
function seeFrom(c){put({"camera.mode":"free","camera.latitude":round(c.latitude,7),"camera.longitude":round(c.longitude,7),"camera.zoom":round(clamp(c.zoom,2,21),3),"camera.bearing":round(((c.bearing+180)%360+360)%360-180,2),"camera.viewingAngle":round(clamp(c.viewingAngle,0,60),2),"camera.anchor":inFile("camera.anchor")?null:undefined})}
/* the camera after the picture was moved by dx, dy points */
function moved(c,dx,dy){
  const W=512*2**c.zoom,b=c.bearing*Math.PI/180,y2=dy/Math.cos(Math.min(c.viewingAngle,60)*Math.PI/180);
  const x=(c.longitude+180)/360*W-(dx*Math.cos(b)-y2*Math.sin(b)),p=c.latitude*Math.PI/180,y=(.5-Math.log(Math.tan(Math.PI/4+p/2))/(2*Math.PI))*W-(dx*Math.sin(b)+y2*Math.cos(b));
  return{...c,longitude:((x/W*360)%360+360)%360-180,latitude:clamp((2*Math.atan(Math.exp((.5-y/W)*2*Math.PI))-Math.PI/2)*180/Math.PI,-85,85)};
}
/* all movements so far, and those that the shown picture has; the picture is moved at once by the rest, until the next one has it */
const move={x:0,y:0,zoom:0,turn:0},has={...move};
function transform(){const s=scale(),im=$("#fr img"),m=Object.fromEntries(Object.keys(move).map(k=>[k,move[k]-has[k]])),none=!m.x&&!m.y&&!m.zoom&&!m.turn;im.classList.toggle("live",!none);im.style.transform=none?"":`translate(${m.x*s}px,${m.y*s}px) rotate(${m.turn}deg) scale(${2**m.zoom})`}
const follow=()=>put(Object.fromEntries(["mode","latitude","longitude","zoom","bearing","viewingAngle","anchor"].map(k=>["camera."+k,undefined])));
(function gestures(){
  const F=$("#fr"),pt=new Map();let tilting=false,from=null;
  F.addEventListener("pointerdown",e=>{if(e.target.closest(".e,.w")||!cur)return;F.setPointerCapture(e.pointerId);pt.set(e.pointerId,[e.clientX,e.clientY]);tilting=e.shiftKey||e.button===2;from=null});
  F.addEventListener("pointermove",e=>{
    const o=pt.get(e.pointerId);if(!o)return;const dx=e.clientX-o[0],dy=e.clientY-o[1];
    if(pt.size===1&&!from&&Math.hypot(dx,dy)<3)return; /* a click, or the first of a double click */
    from=1;const s=scale(),c=camera();
    if(pt.size===2){
      const[a,b]=[...pt.values()],q=[...pt.entries()].find(([id])=>id!==e.pointerId)[1],was=Math.hypot(a[0]-b[0],a[1]-b[1]),is=Math.hypot(e.clientX-q[0],e.clientY-q[1]);
      const zoom=Math.log2(Math.max(is,1)/Math.max(was,1)),turn=(Math.atan2(e.clientY-q[1],e.clientX-q[0])-Math.atan2(o[1]-q[1],o[0]-q[0]))*180/Math.PI;
      move.zoom+=zoom;move.turn+=turn;move.x+=dx/2/s;move.y+=dy/2/s;const m=moved(c,dx/2/s,dy/2/s);seeFrom({...m,zoom:c.zoom+zoom,bearing:c.bearing-turn});
    }else if(tilting)seeFrom({...c,viewingAngle:c.viewingAngle-dy*.2,bearing:c.bearing+dx*.4});
    else{move.x+=dx/s;move.y+=dy/s;seeFrom(moved(c,dx/s,dy/s))}
    transform();pt.set(e.pointerId,[e.clientX,e.clientY]);
  });
  for(const t of["pointerup","pointercancel"])F.addEventListener(t,e=>pt.delete(e.pointerId));
  F.addEventListener("contextmenu",e=>e.preventDefault());
  $("#stage").addEventListener("wheel",e=>{e.preventDefault();if(e.ctrlKey){ui.zoom=clamp(scale()*Math.exp(-e.deltaY*.01),.2,4);draw();return}
    if(!cur)return;const c=camera(),z=clamp(c.zoom-e.deltaY*.002,2,21);move.zoom+=z-c.zoom;if(mode()==="following")put({"camera.zoom":round(z,3)});else seeFrom({...c,zoom:z});transform()},{passive:false});
  F.addEventListener("dblclick",follow);
})();

/* ---- scene ---- */
const marks=[];
function fld(id,label,keys,control,show){
  const r=el("div",{class:"fld"},el("label",{text:label,for:"f-"+id}),control,el("button",{class:"rs","aria-label":`Reset ${label} to the file's`,title:"As in the file",onclick:()=>put(Object.fromEntries(keys.map(k=>[k,undefined])))},ic("reset")));
  const c=control.matches("select,input")?control:$("input",control);if(c)c.id="f-"+id;else{control.setAttribute("aria-label",label)}
  marks.push(()=>{r.classList.toggle("chg",keys.some(k=>k in state));show()});return r;
}
const now=(key,file)=>state[key]??file;
const choose=(id,label,key,file,opts)=>{const s=el("select",{onchange:e=>put({[key]:e.target.value===file()?undefined:e.target.value})},opts.map(([v,t])=>el("option",{value:v,text:t})));return fld(id,label,[key],s,()=>s.value=now(key,file()))};
const seg=(id,label,keys,get,set,opts)=>{const s=el("div",{class:"seg",role:"radiogroup","aria-label":label},opts.map(([v,t])=>el("button",{role:"radio","data-v":v,onclick:()=>set(v)},t)));return fld(id,label,keys,s,()=>$$("button",s).forEach(b=>b.setAttribute("aria-checked",b.dataset.v===String(get()))))};
const range=(id,label,keys,a,b,st,unit,get,set)=>{const o=el("output"),i=el("input",{type:"range",min:a,max:b,step:st,oninput:e=>set(+e.target.value)});return fld(id,label,keys,el("div",{class:"rv"},i,o),()=>{i.value=get();o.textContent=fmt(get())+unit})};
const CAMERA=["mode","latitude","longitude","zoom","bearing","viewingAngle","anchor"].map(k=>"camera."+k);
function setDevice(name){ui.zoom=0;put({device:!name||name===D.now.device?undefined:name});draw()}
function scene(){
  const S=$("#scene"),tm=el("input",{type:"datetime-local",onchange:e=>{if(e.target.value)put({time:e.target.value===D.now.time?undefined:e.target.value.slice(0,16)+":00"+D.now.zone})}});
  const dev=el("select",{onchange:e=>setDevice(e.target.value)},D.now.device?null:el("option",{value:"",text:`${fmt(D.now.width)} × ${fmt(D.now.height)}, the file's`}),D.devices.map(d=>el("option",{value:d.name,text:`${d.name}, ${d.width} × ${d.height}`})));
  const loc=el("input",{type:"text",list:"locales",spellcheck:"false",autocomplete:"off",onchange:e=>{const v=e.target.value.trim();put({locale:!v||v===D.now.locale?undefined:v})}});
  if(D.frames.length)S.append(el("h2",{text:"Suite"}),el("select",{class:"frames","aria-label":"Frame of the suite",onchange:e=>{const q=new URLSearchParams(location.search);q.set("frame",e.target.value);location.assign("?"+q+location.hash)}},D.frames.map(n=>el("option",{value:n,text:n,selected:n===D.frame}))));
  S.append(el("h2",{text:"Scene"}),
    fld("device","Device",["device"],dev,()=>dev.value=deviceName()),
    fld("locale","Locale",["locale"],loc,()=>loc.value=now("locale",D.now.locale)),
    el("datalist",{id:"locales"},D.locales.map(l=>el("option",{value:l.name,text:l.title}))),
    seg("light","Light",["lightingMode"],()=>now("lightingMode",D.now.lightingMode),v=>put({lightingMode:v===D.now.lightingMode?undefined:v}),[["normal","Day"],["lowLight","Night"],["suggested","Sun"]]),
    fld("time","Time",["time"],tm,()=>tm.value=(state.time||D.now.time).slice(0,16)),
    choose("text","Text size","device.textSize",()=>D.now.textSize,D.textSizes.map(t=>[t,t==="L"?"L (usual)":t])),
    choose("sdk","SDK","sdkVersion",()=>D.now.sdkVersion,D.sdkVersions.map(v=>[v,v])),
    el("h2",{text:"Camera"}),
    seg("mode","Mode",["camera.mode"],mode,v=>{if(v===mode())return;if(v==="free")seeFrom(camera());else put({...Object.fromEntries(CAMERA.map(k=>[k,undefined])),"camera.mode":v===D.now.mode?undefined:v})},[["following","Follow"],["overview","All"],["free","Free"]]),
    choose("perspective","View","camera.followingPerspective",()=>D.now.followingPerspective,["tilted","topDownHeadingUp","topDownNorthUp"].map(v=>[v,v])),
    range("zoom","Zoom",["camera.zoom"],2,21,.1,"",()=>camera().zoom,v=>mode()==="following"?put({"camera.zoom":v}):seeFrom({...camera(),zoom:v})),
    range("tilt","Tilt",["camera.viewingAngle"],0,60,1,"°",()=>camera().viewingAngle,v=>seeFrom({...camera(),viewingAngle:v})),
    range("bearing","Bearing",["camera.bearing"],-180,180,1,"°",()=>{const b=camera().bearing;return((b+180)%360+360)%360-180},v=>seeFrom({...camera(),bearing:v})),
    el("p",{class:"hint",text:"In the frame: drag moves, wheel zooms, shift and drag tilts and turns, double click follows again."}));
}
function sceneMarks(){marks.forEach(m=>m())}

/* ---- position ---- */
const TRAFFIC={normal:"#2468F2",slow:"#F28C00",jam:"#D62432",severe:"#740B2E",closed:"#30343B"};
function toPosition(v){const at=clamp(Math.round(v),0,Math.floor(D.route.length)),free=inFile("position.latitude")!==undefined;
  put({"position.distanceAlongRoute":at===D.now.position?undefined:at,"position.latitude":free?null:undefined,"position.longitude":free?null:undefined})}
function posbar(){
  const P=$("#posbar");P.hidden=!D.route;if(!D.route)return;const L=D.route.length;
  if(!P.firstChild){
    const g=sv("svg",{viewBox:`0 0 1000 34`,preserveAspectRatio:"none","aria-hidden":"true"});
    g.append(sv("rect",{x:0,y:14,width:1000,height:6,fill:TRAFFIC.normal}));
    for(const t of D.route.traffic)if(TRAFFIC[t.level])g.append(sv("rect",{x:t.from/L*1000,y:14,width:(t.to-t.from)/L*1000,height:6,fill:TRAFFIC[t.level]}));
    for(const s of D.route.steps.slice(1))g.append(sv("line",{x1:s.at/L*1000,x2:s.at/L*1000,y1:5,y2:11,stroke:"currentColor","stroke-width":1.5,"vector-effect":"non-scaling-stroke",opacity:.65}));
    P.append(el("div",{class:"ln"},el("b",{id:"p-at"}),el("span",{id:"p-next"})),
      el("div",{class:"trk"},g,el("input",{type:"range",min:0,max:Math.floor(L),step:10,id:"p-in","aria-label":"Position along the route, metres",oninput:e=>toPosition(+e.target.value)})));
  }
  const s=nextStep();$("#p-at").textContent=`${Math.round(position())} m of ${(L/1000).toFixed(1)} km`;$("#p-next").textContent=s?`in ${s.left} m: ${s.maneuver}${s.name?", "+s.name:""}`:"";
  const i=$("#p-in");i.value=position();i.setAttribute("aria-valuetext",$("#p-at").textContent+", "+$("#p-next").textContent);
}

/* ---- tools, tabs ---- */
function tools(){
  const t=(k,icn,l,key)=>el("button",{class:"btn","aria-pressed":ui[k],title:`${l} (${key})`,"aria-label":l,"data-k":k,onclick:()=>flip(k)},ic(icn),el("span",{class:"lbl",text:l}));
  $("#tools").append(t("names","marks","Elements","l"),t("guides","layers","Guides","g"),t("warn","warn","Warnings","w"),t("bezel","device","Device","f"),el("span",{class:"grow"}),
    el("div",{class:"seg zm"},el("button",{"aria-label":"Smaller",onclick:()=>zm(1/1.25)},ic("minus")),el("button",{class:"pc",id:"pc",title:"Fit (0)",onclick:()=>{ui.zoom=0;draw()}}),el("button",{"aria-label":"Larger",onclick:()=>zm(1.25)},ic("plus"))));
}
function flip(k){ui[k]=!ui[k];$(`#tools [data-k=${k}]`).setAttribute("aria-pressed",ui[k]);draw()}
function zm(k){ui.zoom=clamp(scale()*k,.2,4);draw()}
function tabs(){
  for(const[t,l]of[["scene","Scene"],["settings","Settings"],["elements","Elements"],["warnings","Warnings"],["code","Code"]])
    $("#tabs").append(el("button",{role:"tab",id:"tab-"+t,"aria-controls":"tp","data-t":t,class:t==="scene"?"onlyn":null,onclick:()=>{ui.tab=t;heads();panel(true)}},l,t==="settings"?el("span",{class:"n"}):t==="warnings"?el("span",{class:"n w"}):null));
}
const wbr=n=>n.split(/(?=[A-Z])/).flatMap(p=>[p,document.createElement("wbr")]);
function refuse(t,s,text){t.value=typeof value(s)==="object"&&s.type!=="object"?"":value(s);toast(text)}
function control(s){
  const v=value(s);
  if(s.type==="switch")return el("input",{type:"checkbox",role:"switch",class:"sw2","aria-label":s.name,checked:!!v,onchange:e=>setTo(s,e.target.checked)});
  if(s.type==="color"){const c=colourOf(s),t=el("input",{type:"text",value:v==null?"":c,placeholder:c,"aria-label":s.name,spellcheck:"false",onchange:e=>{const x=e.target.value.trim();if(isColour(x))setTo(s,x.toUpperCase());else if(!x)reset(s);else{e.target.value=v==null?"":c;toast("A colour is #RRGGBB or #RRGGBBAA")}}});
    return el("span",{class:"ct"},el("input",{type:"color",value:c.slice(0,7),"aria-label":s.name+", picker",oninput:e=>setTo(s,e.target.value.toUpperCase())}),t)}
  if(s.type==="font"){const f=v||{};return el("span",{class:"ct"},el("input",{type:"number",min:8,max:40,value:f.size??"",placeholder:"built-in","aria-label":s.name+", size in points",onchange:e=>{const n=+e.target.value;if(!e.target.value)reset(s);else if(n>=8&&n<=40)setTo(s,{size:n,isBold:f.isBold??true});else{e.target.value=f.size??"";toast("A font's size is 8 to 40 points")}}}),el("button",{class:"btn icon",style:"height:28px;min-width:28px;width:28px;font-weight:700","aria-label":s.name+", bold","aria-pressed":!!(f.isBold??true),onclick:()=>setTo(s,{size:f.size??24,isBold:!(f.isBold??true)})},"B"))}
  if(s.type==="object")return el("input",{type:"text",value:v==null?"":JSON.stringify(v),placeholder:"built-in","aria-label":s.name+", as JSON",spellcheck:"false",onchange:e=>{try{if(!e.target.value.trim())reset(s);else setTo(s,JSON.parse(e.target.value))}catch{toast("This is no JSON")}}});
  return el("input",{type:"number",min:s.min,max:s.max,step:(s.max-s.min)/20,value:v,"aria-label":s.name,onchange:e=>{const n=+e.target.value;if(e.target.value&&n>=s.min&&n<=s.max)setTo(s,n);else{e.target.value=v;toast(`${s.name} is ${s.min} to ${s.max}`)}}});
}
const show2=(s,v)=>v==null?"built-in"+(s.builtIn?": "+s.builtIn:""):s.type==="switch"?(v?"on":"off"):s.type==="font"?`${v.size}${v.isBold?" bold":""}`:typeof v==="object"?JSON.stringify(v):String(v);
function panel(top){
  const T=$("#tp"),narrow=matchMedia("(max-width:940px)").matches;$("#scene").style.display=narrow?(ui.tab==="scene"?"block":"none"):"";
  if(narrow&&ui.tab==="scene"&&$("#scene").parentNode!==$(".panel"))$(".panel").append($("#scene"));
  if(!narrow){if($("#scene").parentNode!==$(".app"))$(".app").prepend($("#scene"));if(ui.tab==="scene"){ui.tab="settings";heads()}}
  T.hidden=ui.tab==="scene";T.setAttribute("aria-labelledby","tab-"+ui.tab);
  const y=T.scrollTop,q0=document.activeElement?.id==="q"?[document.activeElement.selectionStart,document.activeElement.selectionEnd]:null;
  T.textContent="";
  if(ui.tab==="settings"){
    const q=el("input",{type:"search",id:"q",placeholder:`Search ${all.length} settings`,"aria-label":"Search settings",oninput:e=>{ui.q=e.target.value;rows()}});q.value=ui.q;
    const box=el("div");
    T.append(el("div",{class:"find"},q,el("button",{class:"btn","aria-pressed":ui.only,onclick:()=>{ui.only=!ui.only;panel()}},"Changed"),el("button",{class:"btn icon",disabled:!all.some(isChanged),"aria-label":"Reset all settings",title:"All as in the file",onclick:()=>put(Object.fromEntries(all.map(s=>[s.key,undefined])))},ic("reset"))),box);
    const rows=()=>{box.textContent="";let n=0;
      for(const g of D.groups){const hit=g.settings.filter(s=>(!ui.only||isChanged(s))&&ui.q.toLowerCase().split(/\s+/).every(w=>(s.name+" "+g.title+" "+s.about+" "+s.elements.join(" ")).toLowerCase().includes(w)));if(!hit.length)continue;n+=hit.length;
        box.append(el("details",{class:"grp",open:true},el("summary",{text:`${g.title} · ${hit.length}`}),hit.map(s=>el("div",{class:"set"+(s.type==="switch"?" s":"")+(isChanged(s)?" chg":""),id:"s-"+s.name,title:s.about},el("div",{class:"nm"},wbr(s.name)),el("div",{class:"df",text:"default "+show2(s,dflt(s))}),control(s),el("button",{class:"rs",disabled:!canReset(s),"aria-label":"Reset "+s.name,title:isChanged(s)?"As in the file":"The default",onclick:()=>reset(s)},ic("reset"))))))}
      if(!n)box.append(el("p",{class:"hint",style:"padding:20px 0",text:ui.only&&!all.some(isChanged)?"Nothing is changed.":"No setting has this in its name, group or element."}))};
    rows();if(q0){q.focus();q.setSelectionRange(...q0)}
  }else if(ui.tab==="elements"){
    T.append(el("p",{class:"hint",style:"margin-bottom:8px",text:"Points from the upper left corner. A click marks the element; its settings follow."}));
    for(const e of cur?.elements||[]){const own=all.filter(s=>s.elements.includes(e.name)).length;T.append(el("button",{class:"it"+(ui.sel===e.name?" on":""),"aria-pressed":ui.sel===e.name,onclick:()=>select(e.name)},el("code",{text:e.name}),el("span",{class:"d",text:`${fmt(e.width)} × ${fmt(e.height)}`}),el("span",{class:"d",text:`x ${fmt(e.x)}, y ${fmt(e.y)}`}),el("span",{class:"d",text:own?own+(own>1?" settings":" setting"):""})));
      if(ui.sel===e.name&&own)T.append(el("button",{class:"btn",style:"margin:4px 10px 10px",onclick:()=>{ui.q=e.name;ui.tab="settings";heads();panel(true)}},"Show its settings"))}
  }else if(ui.tab==="warnings"){
    const fs=cur?.findings||[];
    if(cur&&!fs.length)T.append(el("p",{class:"hint",style:"margin-bottom:12px",text:"Nothing to say about this frame: contrast, cut texts, overlaps, room and settings without effect are fine by day and night."}));
    for(const f of fs){const isEl=cur.elements.some(e=>e.name===f.subject);
      T.append(el("button",{class:"wn"+(ui.sel===f.subject?" on":""),onclick:()=>{if(isEl)select(f.subject);else if(byName[f.subject]){ui.q=f.subject;ui.tab="settings";heads();panel(true)}}},ic("warn"),el("span",{},el("b",{text:({contrast:"Contrast",noRoom:"No room",noEffect:"No effect",nightColor:"Night colour",previewOnly:"Previews only",truncatedText:"Cut text",overlap:"Overlap",laneColor:"Lane colour"}[f.kind]||f.kind)+" "}),el("code",{},wbr(f.subject)),el("div",{class:"d",text:f.message+(f.lightingModes.length===1?` (${f.lightingModes[0]==="lowLight"?"night":"day"})`:"")}),f.remedy?el("div",{class:"d"},"Remedy: ",el("code",{},f.remedy)):null)))}
  }else if(ui.tab==="code"){
    const b=(t,x,w)=>[el("div",{class:"ch"},el("h2",{text:t}),el("button",{class:"btn","aria-label":"Copy "+w,onclick:()=>copy(x,w)},ic("copy"),"Copy")),el("pre",{tabindex:0,text:x})];
    T.append(...b("Swift",swift(),"Swift lines"),...b("Scene JSON",json(),"Scene JSON"));
  }
  T.scrollTop=top?0:y;
}

/* ---- what can be taken away ---- */
function json(){
  const s=structuredClone(D.scene);
  for(const[key,v]of Object.entries(state)){
    const path=key.split("."),last=path.pop();let o=s;
    for(const k of path){if(!o[k]||typeof o[k]!=="object")o[k]={};o=o[k]}
    const twin=other(last);if(twin)delete o[twin];
    if(v===null)delete o[last];else if(key==="device"){const was=typeof o.device==="object"&&o.device||{};o.device={name:v};for(const k of["scale","textSize"])if(was[k]!==undefined)o.device[k]=was[k]}else o[last]=v;
  }
  return JSON.stringify(s,null,2);
}
function swift(){
  const hex=v=>{const part=i=>round(parseInt(v.slice(i,i+2),16)/255,3).toString();return`UIColor(red: ${part(1)}, green: ${part(3)}, blue: ${part(5)}, alpha: ${v.length===9?part(7):1})`};
  const literal=(s,v)=>s.type==="color"?typeof v==="string"?hex(v):null:s.type==="font"?`.${v.isBold??true?"boldSystemFont":"systemFont"}(ofSize: ${v.size})`:s.type==="object"?null:String(v);
  const L=[],m=state.lightingMode||D.now.lightingMode;
  if(m==="lowLight")L.push("mapView.lightingMode = .lowLight");
  for(const s of all){const v=value(s);if(v==null||same(v,dflt(s)))continue;const t=literal(s,v);L.push(t===null?`// ${s.owner}.${s.name}: a value of several parts, see the scene`:`${s.owner}.${s.name} = ${t}`)}
  return L.length?L.join("\n"):"// Nothing differs from the defaults.";
}
async function save(){
  let b=blobIsFull?blob:null;
  if(!b){const r=await ask("frame",{state:JSON.stringify(state),scale:"full",sequence:++sequence});if(!r.ok){toast("The picture cannot be drawn");return}b=await r.blob()}
  const u=URL.createObjectURL(b);el("a",{href:u,download:[D.scenePath.replace(/\.json$/,""),deviceName(),state.locale||D.now.locale,light()?"night":"day"].filter(Boolean).join("-")+".png"}).click();
  setTimeout(()=>URL.revokeObjectURL(u),1000);toast("PNG saved");
}

/* ---- files that change ---- */
async function news(){
  for(;;){
    try{
      const r=await ask("events",{since:D.stamp});if(!r.ok)throw 0;const n=await r.json();
      if(gone){gone=false;failure="";want(true)}
      if(n.stamp!==D.stamp){
        if(n.start){read(n.start);rebuild();want(true);toast("The files have changed")}else D.stamp=n.stamp;
        if(n.error)failure=n.error;heads();
      }
    }catch{gone=true;failure="The program does not answer; it may have ended. Start it again, and open the address that it prints.";heads();await new Promise(ok=>setTimeout(ok,2000))}
  }
}
function rebuild(){marks.length=0;$("#scene").textContent="";$("#posbar").textContent="";scene();sceneMarks();posbar();keepFocus(()=>panel());heads()}

read(D);
for(const[id,icn,label,go]of[["json","copy","Scene JSON",()=>copy(json(),"Scene JSON")],["swift","code","Swift",()=>copy(swift(),"Swift lines")],["png","save","Save PNG",save]]){const b=$("#b-"+id);b.append(ic(icn),el("span",{class:"lbl",text:label}));b.setAttribute("aria-label",b.title);b.onclick=go}
$("#fr").append(el("div",{class:"bezel",hidden:true}),el("div",{class:"clip"},el("img",{alt:"",draggable:"false"})),sv("svg",{class:"ov"}));
addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;if(e.key==="Escape"){if(typing(e))e.target.blur();else{ui.sel=null;draw();panel()}return}if(typing(e))return;
  const k=e.key;if(k==="l")flip("names");else if(k==="g")flip("guides");else if(k==="w")flip("warn");else if(k==="f")flip("bezel");else if(k==="s")save();else if(k==="/"){e.preventDefault();ui.tab="settings";heads();panel();$("#q").focus()}else if(k==="0"){ui.zoom=0;draw()}else if(k==="+"||k==="=")zm(1.25);else if(k==="-")zm(.8);
  else if(k==="n"){const v=light()?"normal":"lowLight";put({lightingMode:v===D.now.lightingMode?undefined:v})}
  else if((k==="ArrowLeft"||k==="ArrowRight")&&D.route&&!e.target.closest("input,[role=tablist],[role=radiogroup]")){e.preventDefault();toPosition(position()+(k==="ArrowLeft"?-10:10)*(e.shiftKey?10:1))}});
themeButton();scene();tools();tabs();
sceneMarks();posbar();panel();heads();draw();want(true);news();
new ResizeObserver(()=>draw()).observe($("#stage"));matchMedia("(max-width:940px)").addEventListener("change",()=>panel());
