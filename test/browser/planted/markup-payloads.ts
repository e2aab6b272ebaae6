const script = "planted=1";

/** Texts that are markup or script wherever they are not taken as text; each fits into a name. */
export const markupPayloads: string[] = [
  `<img src=x onerror=${script}>`,
  `<script>${script}</script>`,
  `"><svg onload=${script}>`,
  `'><img src=//planted.example onerror=${script}>`,
  `<iframe srcdoc="<script>parent.${script}</script>">`,
  `<a href=javascript:${script} autofocus onfocus=${script}>x</a>`,
  `javascript:${script}`,
  `</title><script>${script}</script>`,
  `</textarea><svg/onload=${script}>`,
  `<base href=//planted.example>`,
  `<object data=data:text/html,x>`,
  `<meta http-equiv=refresh content=0;url=//planted.example>`,
  `<style>@import "//planted.example"</style>`,
  `{{constructor.constructor("${script}")()}}`,
  `\${${script}}`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${script}>`,
  `<img src=x onerror=alert(1)>//`,
  `<details open ontoggle=${script}>`,
  `<video><source onerror=${script}>`,
  `&lt;img src=x onerror=${script}&gt;`,
];
