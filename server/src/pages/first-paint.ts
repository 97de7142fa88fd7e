import { createHash } from "node:crypto";
import { localePrefixes } from "@recambia/contract/locale";

/**
 * The only inline script of the shop, run before the first paint: the stored theme is put on, and a
 * stored language that is not the page's leads to that language's path (specification §1, §4). A garage
 * with a vehicle is noted, so that the room of what will be shown for it is kept free.
 */
export const firstPaintScript = `(()=>{try{
const page=document.documentElement,stored=localStorage,prefixes=${JSON.stringify(localePrefixes)};
if(stored.getItem("theme")==="light")page.dataset.theme="light";
if(/"selected":\\{/.test(stored.getItem("garage")))page.dataset.vehicle="kept";
const locale=stored.getItem("user-locale");
if(locale!==null&&locale!==page.lang&&Object.hasOwn(prefixes,locale)){
const path=location.pathname.replace(/^\\/(?:ca|en)(?=\\/|$)/,"");
location.replace((prefixes[locale]+(path==="/"?"":path)||"/")+location.search+location.hash)}
}catch{}})()`;

/** Names the script in the Content-Security-Policy. */
export const firstPaintHash = `sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}`;
