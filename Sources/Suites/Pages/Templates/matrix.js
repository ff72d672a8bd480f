const D=JSON.parse($("#data").textContent),F=D.frames;
const uniq=k=>[...new Set(F.map(f=>f[k]))],scenes=uniq("scene");
const st={scene:"",device:"",locale:"",light:"",view:"matrix",size:matchMedia("(max-width:720px)").matches?"S":"M"};
const BOX={S:96,M:164,L:250};
function cell(f){
  const b=BOX[st.size],w=f.width||3,h=f.height||4,k=Math.min(b/w,b*1.35/h);
  return el("button",{class:"cell",style:`--w:${Math.round(w*k)}px;--h:${Math.round(h*k)}px`,"aria-label":f.name,title:f.name,onclick:()=>open(F.indexOf(f))},
    f.error?el("span",{class:"no",text:"failed"}):el("img",{src:f.thumb,alt:"",loading:"lazy",decoding:"async",width:Math.round(w*k),height:Math.round(h*k)}));
}
const pass=f=>(!st.scene||f.scene===st.scene)&&(!st.device||f.device===st.device)&&(!st.locale||f.locale===st.locale)&&(!st.light||f.light===st.light);
function head(l,span){
  const own=D.locales[l];
  return el("th",{scope:"colgroup",colspan:span,class:"ls"},el("bdi",{text:own,lang:l.replaceAll("_","-")}),own===l?null:el("span",{class:"id",text:" "+l}));
}
function matrix(fs,scene){
  const has=k=>uniq(k).filter(v=>fs.some(f=>f[k]===v)),ds=has("device"),ls=has("locale"),ts=has("light");
  const size=d=>[...new Set(fs.filter(f=>f.device===d&&f.width).map(f=>`${f.width} × ${f.height}`))].join(", ");
  return el("div",{class:"mx",tabindex:0,role:"region","aria-label":`Matrix of devices, languages and light: ${scene}`},el("table",{},
    el("thead",{},el("tr",{},el("th",{scope:"col",rowspan:2,text:"Device"}),ls.map(l=>head(l,ts.length))),
      el("tr",{},ls.flatMap(()=>ts.map((t,i)=>el("th",{scope:"col",class:i?null:"ls",text:t}))))),
    el("tbody",{},ds.map(d=>el("tr",{},el("th",{scope:"row"},d,el("small",{text:size(d)})),
      ls.flatMap(l=>ts.map((t,i)=>{const here=fs.filter(f=>f.device===d&&f.locale===l&&f.light===t);return el("td",{class:i?null:"ls"},here.length?here.map(cell):el("span",{class:"none",text:"–"}))})))))));
}
function render(){
  const O=$("#out"),fs=F.filter(pass);O.textContent="";
  $("#sub").textContent=`${fs.length} of ${D.total} frames. `+(st.view==="matrix"?"Devices in rows, languages and light in columns.":"Names stand under the pictures.");
  if(!fs.length)O.append(el("p",{class:"sub",text:"No frame passes these filters."}));
  else if(st.view==="matrix")for(const s of scenes){
    const own=fs.filter(f=>f.scene===s);
    if(own.length)O.append(scenes.length>1?el("h2",{text:s}):"",matrix(own,s));
  }
  else O.append(el("div",{class:"sheet",style:`--box:${BOX[st.size]}px`},fs.map(f=>el("figure",{},cell(f),el("figcaption",{text:f.name.split("/").join(" · ")})))));
}
function bar(){
  const B=$("#bar");
  const seg=(k,l,vs)=>{const s=el("div",{class:"seg",role:"radiogroup","aria-label":l},vs.map(([v,t])=>el("button",{role:"radio","aria-checked":st[k]===v,onclick:e=>{st[k]=v;$$("button",s).forEach(b=>b.setAttribute("aria-checked",b===e.currentTarget));render()}},t)));return s};
  const choice=(k,l,vs,all)=>el("select",{"aria-label":l,onchange:e=>{st[k]=e.target.value;render()}},all?el("option",{value:"",text:l}):null,vs.map(v=>el("option",{value:v,text:v,selected:st[k]===v})));
  if(scenes.length>1)B.append(choice("scene","All scenes and positions",scenes,true));
  for(const[k,l]of[["device","All devices"],["locale","All locales"],["light","Day and night"]])if(uniq(k).length>1)B.append(choice(k,l,uniq(k),true));
  B.append(el("span",{class:"grow"}),seg("view","View",[["matrix","Matrix"],["sheet","Sheet"]]),seg("size","Size of the pictures",[["S","S"],["M","M"],["L","L"]]));
}
let at=0;
function open(i){
  at=i;const f=F[i],X=$("#box"),near=d=>{const fs=F.filter(pass);return fs[fs.indexOf(F[at])+d]},go=d=>{const n=near(d);if(n)keepFocus(()=>open(F.indexOf(n)))};
  X.textContent="";
  X.append(el("div",{class:"lb"},el("header",{},el("h2",{id:"box-t",text:f.name}),el("button",{class:"btn icon","aria-label":"Previous frame",title:"Previous (←)",onclick:()=>go(-1)},ic("prev")),el("button",{class:"btn icon","aria-label":"Next frame",title:"Next (→)",onclick:()=>go(1)},ic("next")),f.image?el("a",{class:"btn",href:f.image,text:"Full size"}):null,el("button",{class:"btn",onclick:()=>X.close()},"Close")),
    el("div",{class:"art"},f.error?el("p",{text:f.error}):el("img",{src:f.image,alt:`Frame ${f.name}`,width:f.width,height:f.height})),
    f.command?el("footer",{},el("code",{text:f.command,tabindex:0}),el("button",{class:"btn",onclick:()=>copy(f.command,"Command")},ic("copy"),"Copy",el("span",{class:"vh",text:" the command"}))):null));
  const[w,h]=[f.width,f.height],m=$(".art img",X);if(m){const k=Math.min(1,innerHeight*.66/h,(Math.min(1000,innerWidth*.96)-40)/w);m.width=Math.round(w*k);m.height=Math.round(h*k)}
  X.onkeydown=e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;if(e.key==="ArrowRight"||e.key==="j")go(1);if(e.key==="ArrowLeft"||e.key==="k")go(-1)};
  X.onclick=e=>{if(e.target===X)X.close()};if(!X.open)X.showModal();
}
$("#title").textContent=D.title;document.title=D.title;$("#meta").textContent=`${D.total} frames of ${D.suite} · ${D.made.slice(0,16).replace("T"," ")} UTC`;
themeButton();
if(D.scenes.length){
  $("#bar").hidden=true;$("#sub").textContent=`${D.total} frames in ${D.scenes.length} scenes; every scene has a page.`;
  $("#out").append(el("div",{class:"scenes"},D.scenes.map(s=>el("a",{href:s.page},s.thumb?el("img",{src:s.thumb,alt:"",loading:"lazy"}):null,el("b",{text:s.name}),el("span",{text:`${s.frames} frames`})))));
}else if(F.length){
  const P=new URLSearchParams(location.search);for(const[k,vs]of[["scene",scenes],["view",["matrix","sheet"]],["size",["S","M","L"]]])if(vs.includes(P.get(k)))st[k]=P.get(k);
  bar();render();
}else $("#sub").textContent="The suite has no frames.";
