/**
 * Runs before the first paint, so that a remembered theme never flashes. Inlined by the build and named in
 * the Content-Security-Policy by its hash.
 */
export const startScript = [
  "try{",
  'var t=localStorage.getItem("theme");',
  'if(t==="dark"||t==="light")document.documentElement.dataset.theme=t',
  "}catch(e){}",
].join("");
