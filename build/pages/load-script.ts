import { defaultLocale, locales } from "#contract/constants/site-languages.ts";

const others = locales.filter((locale) => locale !== defaultLocale);

/** The built files that a prerendered page loads, as addresses. */
export interface PageCode {
  /** The module that hydrates the page, and its imports. */
  light: string;
  lightImports: string[];
  /** The whole application, its imports, and styles that the page lacks. */
  full: string;
  fullImports: string[];
  fullStyles: string[];
}

/**
 * The inline script of a prerendered page. Before the first paint it applies the remembered theme and redirects to the
 * remembered language. After `load` and the first paint (or one second, where paints are not reported) it loads the page's
 * own code, or with a token the whole application: code must not delay the paint.
 */
export function loadScript(themeScript: string, isDefault: boolean, code: PageCode): string {
  const follow = isDefault
    ? `try{var l=localStorage.getItem("locale");if(${JSON.stringify(others)}.includes(l)&&!/[?&]lang=/.test(location.search))location.replace(location.pathname+"?lang="+l+location.hash)}catch(e){}`
    : "";
  return `${themeScript}${follow}
addEventListener("load",function(){var begun,begin=function(){if(!begun)begun=setTimeout(start)};setTimeout(begin,1e3);
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch(e){begin()}});
function start(){
var full;try{full=localStorage.getItem("token")}catch(e){}
var add=function(rel,href){var link=document.createElement("link");link.rel=rel;link.href=href;document.head.append(link)};
if(full)${JSON.stringify(code.fullStyles)}.forEach(function(href){add("stylesheet",href)});
(full?${JSON.stringify(code.fullImports)}:${JSON.stringify(code.lightImports)}).forEach(function(href){add("modulepreload",href)});
import(full?${JSON.stringify(code.full)}:${JSON.stringify(code.light)});
}`;
}
