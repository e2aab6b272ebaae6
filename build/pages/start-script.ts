/** Applies the remembered theme before the first paint. The build inlines it, and the CSP allows it by its hash. */
export const startScript = [
  "try{",
  'var t=localStorage.getItem("theme");',
  'if(t==="dark"||t==="light")document.documentElement.dataset.theme=t',
  "}catch(e){}",
].join("");
