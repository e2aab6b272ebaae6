/** What a prerendered page needs to come to life, as addresses of built files. */
export interface PageCode {
  /** The module that hydrates the page, and what it imports. */
  light: string;
  lightImports: string[];
  /** The whole application, its imports and the styles that the page does not carry yet. */
  full: string;
  fullImports: string[];
  fullStyles: string[];
}

/**
 * The inline script of a prerendered page. Before the first paint: the remembered theme, and the address in the
 * remembered language. After `load` and the first paint (or a second, where paints
 * are not told), so that the code never stands in the way of the picture: the page's own code, or the whole application
 * for whoever is signed in.
 */
export function loadScript(themeScript: string, isTurkish: boolean, code: PageCode): string {
  const follow = isTurkish
    ? `try{if(localStorage.getItem("locale")==="en"&&!/[?&]lang=/.test(location.search))location.replace(location.pathname+"?lang=en"+location.hash)}catch(e){}`
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
