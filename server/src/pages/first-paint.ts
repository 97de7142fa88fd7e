import { createHash } from "node:crypto";
import { localePrefixes } from "@recambia/contract/locale";

/** Milliseconds after which scripts start without a first paint, as on a hidden page. */
const patienceMs = 1_500;

/** Id of the words for a page whose scripts do not come. */
export const stalledId = "stalled";

/** The prefixes for a regular expression. */
const prefixPattern = Object.values(localePrefixes)
  .filter((prefix) => prefix !== "")
  .map((prefix) => prefix.replace("/", "\\/"))
  .join("|");

/**
 * Keeps the buttons that are pressed until React receives presses itself (`hydration`), and presses each once when the page
 * responds (`taken-over`): on a slow line that takes seconds, in which a shopper has put a part into the cart. A section whose
 * code comes later (`data-late`) has its own `taken-over`.
 *
 * - Each press is a task of its own: React hydrates nothing for a press that comes from an effect, and renders what a press
 *   changes at the end of its task.
 * - Before them comes an event that React hydrates for and nobody listens to, so that a quantity that was typed
 *   (`useEarlyChoices`) counts for the press after it.
 * - The browser itself opens popovers.
 * - A language that is chosen is stored, because the stored one would lead back from its page.
 * - The browser sends no form without an address of its own: it would load the page again, with names and mail addresses in
 *   its URL.
 */
const keepPresses = `const pressed=new Set,touched=new Set;let isEarly=true;
const keep=(button)=>{if(button){pressed.add(button);touched.add(button);button.dataset.pressed=""}};
document.addEventListener("input",({target})=>{if(isEarly)touched.add(target)},true);
document.addEventListener("click",({target})=>{
if(isEarly||target.closest("[data-late]"))keep(target.closest('button[type="button"]:not([popovertarget])'))},true);
document.addEventListener("click",({target})=>{const chosen=isEarly&&target.closest("a[hreflang]");
if(chosen)try{localStorage.setItem("user-locale",chosen.lang)}catch{}},true);
document.addEventListener("submit",(event)=>{
if(!event.target.hasAttribute("action")){event.preventDefault();if(isEarly)keep(event.submitter)}},true);
document.addEventListener("hydration",()=>{isEarly=false});
document.addEventListener("taken-over",({target})=>{
const ready=[...pressed].filter((button)=>target.contains(button)&&!button.closest("[data-late]"));
if(ready.length)setTimeout(()=>{for(const one of touched)one.dispatchEvent(new Event("contextmenu",{bubbles:true}))});
for(const button of ready){pressed.delete(button);
setTimeout(()=>{delete button.dataset.pressed;if(button.isConnected)button.click()})}});`;

/** Pauses before a script of the page that did not come is asked for again, in milliseconds. */
const pausesMs = [500, 2_000, 6_000];

/**
 * Asks again for the page's scripts when they do not come, which on a bad line one in some does not. Some browsers never ask twice
 * for a module; a deploy may have replaced it. So the page is then loaded anew, once, unless that would lose what
 * was typed or pressed: it says that it does not respond (`stalledId`).
 */
const askAgain = `let isHydrated=false,tries=0;const pauses=${JSON.stringify(pausesMs)},
retry=(src)=>{const again=document.createElement("script");again.type="module";again.src=src;document.head.append(again)},
tellStalled=()=>{document.getElementById("${stalledId}").hidden=isHydrated};
document.addEventListener("hydration",()=>{isHydrated=true;tellStalled()});
document.addEventListener("stalled",()=>setTimeout(tellStalled,pauses.at(-1)));
document.addEventListener("error",({target})=>{if(target.type!=="module")return;const pause=pauses[tries++];
if(pause)setTimeout(retry,pause,target.src);
else if(touched.size||performance.getEntriesByType("navigation")[0]?.type==="reload"){
tellStalled();addEventListener("online",()=>retry(target.src),{once:true})}
else location.reload()},true);`;

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
${askAgain}
const takeOver=()=>{for(const script of [...document.getElementById("scripts").content.children])
setTimeout(()=>document.head.append(script))};
const painted=(list)=>list.getEntriesByName("first-contentful-paint").length&&takeOver();
document.addEventListener("DOMContentLoaded",()=>{setTimeout(takeOver,${patienceMs});
new PerformanceObserver(painted).observe({type:"paint",buffered:true})})
})()`;

/** Hash of the script for the Content-Security-Policy. */
export const firstPaintHash = `sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}`;
