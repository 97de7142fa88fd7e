import { createHash } from "node:crypto";
import { localePrefixes } from "@recambia/contract/locale";

/** In milliseconds, how long a page's scripts wait for its first paint: one that nobody looks at has none. */
const patienceMs = 1_500;

/**
 * The only inline script of the shop, run before the first paint: the stored theme is put on, and a
 * stored language that is not the page's leads to that language's path (specification §1, §4). A garage
 * with a vehicle is noted, so that the room of what will be shown for it is kept free.
 *
 * The address that the page was drawn for is noted as well: whoever goes back before the scripts are there changes the
 * address and not the page.
 *
 * After the first paint it puts in the page's scripts, which wait in a template until then
 * (`assetLinks` of the storefront): what is read comes before what takes it over.
 */
export const firstPaintScript = `(()=>{const page=document.documentElement;page.dataset.drawnFor=location.pathname+location.search;try{
const stored=localStorage,prefixes=${JSON.stringify(localePrefixes)};
if(stored.getItem("theme")==="light")page.dataset.theme="light";
if(/"selected":\\{/.test(stored.getItem("garage")))page.dataset.vehicle="kept";
const locale=stored.getItem("user-locale");
if(locale!==null&&locale!==page.lang&&Object.hasOwn(prefixes,locale)){
const path=location.pathname.replace(/^\\/(?:ca|en)(?=\\/|$)/,"");
location.replace((prefixes[locale]+(path==="/"?"":path)||"/")+location.search+location.hash)}
}catch{}
const takeOver=()=>{for(const script of [...document.getElementById("scripts").content.children])
setTimeout(()=>document.head.append(script))};
const painted=(list)=>list.getEntriesByName("first-contentful-paint").length&&takeOver();
document.addEventListener("DOMContentLoaded",()=>{setTimeout(takeOver,${patienceMs});
new PerformanceObserver(painted).observe({type:"paint",buffered:true})})
})()`;

/** Names the script in the Content-Security-Policy. */
export const firstPaintHash = `sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}`;
