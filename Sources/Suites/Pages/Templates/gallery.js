const D=JSON.parse($("#data").textContent),P=D.pictures;
function legend(p){
  return p.callouts.length?el("ol",{class:"leg "+p.style},p.callouts.map(c=>el("li",{},p.callouts.length>1?el("i",{text:c.number,"aria-hidden":"true"}):null,el("span",{},el("bdi",{text:c.name}),c.setting?el("code",{text:c.setting}):null)))):null;
}
function figure(p){
  const name=p.title||p.name;
  return el("figure",{class:"pic"},el("div",{class:"art "+D.page},el("img",{src:p.image,alt:p.alt,width:p.width,height:p.height,loading:"lazy",decoding:"async"})),legend(p),
    el("figcaption",{},el("b",{text:name,dir:"auto"}),p.title?el("code",{class:"name",text:p.name}):null,el("p",{class:"alt",text:p.alt,dir:"auto"}),el("div",{class:"acts"},
      el("a",{class:"btn",href:p.image,"aria-label":"Open "+name},ic("fit"),"Open"),
      el("button",{class:"btn","aria-label":"Copy the alternative text of "+name,onclick:()=>copy(p.alt,"Alternative text")},ic("copy"),"Alt text"),
      el("button",{class:"btn","aria-label":"Copy the Markdown of "+name,onclick:()=>copy(p.markdown,"Markdown")},ic("code"),"Markdown"))));
}
$("#title").textContent=D.title;
$("#meta").textContent=P.length===1?"1 picture":`${P.length} pictures`;
$("#pics").append(...P.map(figure));
themeButton();
