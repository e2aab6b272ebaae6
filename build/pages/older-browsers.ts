import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { startSentencesIn } from "#build/start-sentences.ts";

/** What the youngest needed features of the oldest browsers in vite.config.ts are asked by. */
const isYoung =
  'window.CSS&&CSS.supports&&CSS.supports("color","light-dark(#000,#fff)")&&"popover"in document.documentElement';

/**
 * An inline script that says above the page, in the remembered or else the document's language, that the browser is too
 * old. It stands in an element of its own and in the script of twenty years ago: what cannot read the others reads it.
 */
export async function olderBrowserScript(spoken: readonly Locale[]): Promise<string> {
  const said = await Promise.all(
    spoken.map(async (locale) => [locale, (await startSentencesIn(locale)).older] as const),
  );
  return `if(!(${isYoung}))document.addEventListener("DOMContentLoaded",function(){
var s=${JSON.stringify(Object.fromEntries(said))},l,p=document.createElement("p");
try{l=localStorage.getItem("locale")}catch(e){}
if(!s[l])l=document.documentElement.lang;
p.lang=l;p.textContent=s[l];p.setAttribute("role","alert");
p.style.cssText="margin:0;padding:16px;background:#fff;color:#111;text-align:center";
document.body.insertBefore(p,document.body.firstChild)})`;
}

/** What the application's own page says without JavaScript: nobody knows the reader's language, so in each. */
export async function scriptlessText(): Promise<string> {
  const said = await Promise.all(
    locales.map(async (locale) => `<p lang="${locale}">${(await startSentencesIn(locale)).scriptless}</p>`),
  );
  return `<main class="start-failure">${said.join("")}</main>`;
}
