import { createHash } from "node:crypto";
import { localePrefixes } from "@recambia/contract/locale";

/** Milliseconds after which scripts start without a first paint, as on a hidden page. */
const patienceMs = 1_500;

/** The prefixes for a regular expression. */
const prefixPattern = Object.values(localePrefixes)
  .filter((prefix) => prefix !== "")
  .map((prefix) => prefix.replace("/", "\\/"))
  .join("|");

/**
 * Keeps the buttons that are pressed until React receives presses itself (`hydration`), and presses each once when the page
 * responds (`taken-over`): on a slow line that takes seconds, in which a shopper has put a part into the cart. In a task of its
 * own, because React hydrates nothing for a press that comes from an effect. The browser itself opens popovers.
 */
const keepPresses = `const pressed=new Set,keep=({target})=>{
const button=target.closest('button[type="button"]:not([popovertarget])');if(button){pressed.add(button);button.dataset.pressed=""}};
document.addEventListener("click",keep,true);
document.addEventListener("hydration",()=>document.removeEventListener("click",keep,true));
document.addEventListener("taken-over",()=>setTimeout(()=>{for(const button of pressed){
delete button.dataset.pressed;if(button.isConnected)button.click()}}),{once:true});`;

/**
 * The only inline script of the shop, run before the first paint. It applies the stored theme, redirects to the stored
 * language's path (specification §1, §4), never to another site's (`/ca//other.example`), and marks a garage with a
 * vehicle, so that space for its content is reserved, a URL that names another vehicle, so that the page says so at once, and a
 * cart that there may be, so that it does not look empty. It also records the URL that the page was rendered for, because
 * going back before hydration changes the URL but not the page. After the first paint it inserts the page's scripts from a
 * template (`assetLinks` of the storefront), so that content comes before hydration; what is pressed meanwhile is kept.
 */
export const firstPaintScript = `(()=>{const page=document.documentElement;page.dataset.drawnFor=location.pathname+location.search;
const named=/[?&]vehicle=([^&]+)/.exec(location.search)?.[1];if(named)page.dataset.otherVehicle=named;try{
const stored=localStorage,prefixes=${JSON.stringify(localePrefixes)};
if(stored.getItem("theme")==="light")page.dataset.theme="light";
const own=/"selected":\\{[^}]*?"variantId":"([^"]*)/.exec(stored.getItem("garage"))?.[1];if(own)page.dataset.vehicle="kept";
if(own===named)delete page.dataset.otherVehicle;
if(stored.getItem("cart")||/"isAuthenticated":true/.test(stored.getItem("auth")))page.dataset.cart="kept";
const locale=stored.getItem("user-locale");
if(locale!==null&&locale!==page.lang&&Object.hasOwn(prefixes,locale)){
const path=location.pathname.replace(/^(?:${prefixPattern})(?=\\/|$)/,"").replace(/^\\/+/,"/");
location.replace((prefixes[locale]+(path==="/"?"":path)||"/")+location.search+location.hash)}
}catch{}
${keepPresses}
const takeOver=()=>{for(const script of [...document.getElementById("scripts").content.children])
setTimeout(()=>document.head.append(script))};
const painted=(list)=>list.getEntriesByName("first-contentful-paint").length&&takeOver();
document.addEventListener("DOMContentLoaded",()=>{setTimeout(takeOver,${patienceMs});
new PerformanceObserver(painted).observe({type:"paint",buffered:true})})
})()`;

/** Hash of the script for the Content-Security-Policy. */
export const firstPaintHash = `sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}`;
