"use strict";
const $=(s,r=document)=>r.querySelector(s),$$=(s,r=document)=>[...r.querySelectorAll(s)];
function el(tag,props={},...kids){
  const n=document.createElement(tag);
  for(const[k,v]of Object.entries(props)){
    if(v==null||(v===false&&!k.startsWith("aria-")))continue;
    if(k==="class")n.className=v;else if(k==="style")n.style.cssText=v;
    else if(k.startsWith("on"))n.addEventListener(k.slice(2),v);
    else if(k==="text")n.textContent=v;else n.setAttribute(k,v===true&&!k.startsWith("aria-")?"":v);
  }
  n.append(...kids.flat().filter(k=>k!=null));return n;
}
const SVG="http://www.w3.org/2000/svg";
function sv(tag,props={},...kids){const n=document.createElementNS(SVG,tag);for(const[k,v]of Object.entries(props))if(v!=null)n.setAttribute(k,v);n.append(...kids.flat().filter(k=>k!=null));return n}
/* Icons: 16 × 16, stroke 1.75, our own. */
const ICONS={
  failed:"M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2l-3.4-3.4V5.2ZM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4",
  differs:"M8 1.8 14.2 8 8 14.2 1.8 8ZM8 5.2v3.4M8 10.9v.1",size:"M2.5 6v-3.5H6M13.5 10v3.5H10M2.8 2.8l10.4 10.4",
  missing:"M8 3v10M3 8h10",orphaned:"M8 2a6 6 0 0 1 5 2.7M14 8a6 6 0 0 1-2 4.5M8 14a6 6 0 0 1-5-2.7M2 8a6 6 0 0 1 2-4.5",equal:"M3 8.5 6.5 12 13 4.5",
  copy:"M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",prev:"M10 3 5 8l5 5",next:"M6 3l5 5-5 5",fit:"M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  plus:"M8 3v10M3 8h10",minus:"M3 8h10",target:"M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  marks:"M2.5 5V2.5H5M11 2.5h2.5V5M13.5 11v2.5H11M5 13.5H2.5V11M6 6h4v4H6z",theme:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12",help:"M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.7 8 9 8 10M8 12.8v.1",
  back:"M13 8H3M7 4 3 8l4 4",blink:"M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6",
  reset:"M3 3v3.5h3.5M3.3 6.3A5.2 5.2 0 1 1 2.8 9",save:"M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11",code:"M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4",warn:"M8 2.2 14.5 13.5h-13ZM8 6.5v3.2M8 11.6v.1",layers:"M8 2 14 5.5 8 9 2 5.5ZM2.5 8.5 8 11.8l5.5-3.3",device:"M5 1.8h6a1 1 0 0 1 1 1v10.4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V2.8a1 1 0 0 1 1-1ZM7 12h2",search:"M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5 14 14"
};
const ic=n=>sv("svg",{viewBox:"0 0 16 16",class:"ic","aria-hidden":"true"},sv("path",{d:ICONS[n]}));
let toastTimer;
function toast(t){let n=$(".toast");if(!n){n=el("div",{class:"toast",role:"status"});document.body.append(n)}n.textContent=t;n.hidden=false;clearTimeout(toastTimer);toastTimer=setTimeout(()=>n.hidden=true,2200)}
async function copy(text,what){
  try{await navigator.clipboard.writeText(text)}
  catch{const a=el("textarea",{style:"position:fixed;opacity:0"});a.value=text;document.body.append(a);a.select();document.execCommand("copy");a.remove()}
  toast(what+" copied");
}
function themeButton(){
  const b=$("#theme"),q=new URLSearchParams(location.search).get("theme");
  let t=q||"auto";try{t=q||localStorage.getItem("wayframe-theme")||"auto"}catch{}
  const set=v=>{t=v;if(v==="auto")delete document.documentElement.dataset.theme;else document.documentElement.dataset.theme=v;
    b.setAttribute("aria-label","Theme: "+v);b.title="Theme: "+v;try{localStorage.setItem("wayframe-theme",v)}catch{}};
  b.append(ic("theme"));b.addEventListener("click",()=>set({auto:"light",light:"dark",dark:"auto"}[t]));set(t);
}
/* Rebuilds a part without losing the keyboard's place. */
function keepFocus(fn){const a=document.activeElement,k=a?.getAttribute?.("aria-label")||a?.title||a?.dataset?.i&&a.dataset.i;const by=k&&(a.getAttribute("aria-label")?`[aria-label="${CSS.escape(k)}"]`:a.title?`[title="${CSS.escape(k)}"]`:`[data-i="${k}"]`);fn();if(by&&!a.isConnected)$(by)?.focus({preventScroll:true})}
const calm=matchMedia("(prefers-reduced-motion: reduce)");
/* Arrows choose among the buttons of a radio group or of a list of tabs. */
addEventListener("keydown",e=>{
  const g=e.target.closest?.("[role=radiogroup],[role=tablist]"),d={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[e.key];
  if(!g||!d||e.ctrlKey||e.metaKey||e.altKey)return;
  e.preventDefault();e.stopImmediatePropagation();
  const bs=$$("button",g).filter(b=>b.offsetParent),i=bs.indexOf(e.target.closest("button"));if(i<0)return;
  const label=g.getAttribute("aria-label"),n=(i+d+bs.length)%bs.length,text=bs[n].textContent;bs[n].click();
  /* the click may have built the group anew */
  const now=bs[n].isConnected?bs[n]:$$("[role=radiogroup],[role=tablist]").filter(o=>o.getAttribute("aria-label")===label).flatMap(o=>$$("button",o)).find(b=>b.textContent===text);now?.focus();
});
const hash=()=>{try{return decodeURIComponent(location.hash.slice(1))}catch{return""}};
const isColour=v=>typeof v==="string"&&/^#([0-9A-F]{6}|[0-9A-F]{8})$/i.test(v);
const swatch=v=>el("span",{class:"sw",style:isColour(v)?"background:"+v:null});
function typing(e){return e.target.closest("input:not([type=range]):not([type=checkbox]),select,textarea")}
