import { locales, siteLanguages } from "#contract/constants/site-languages.ts";

interface ShellParts {
  /** The markup of src/app/Shell.tsx. */
  body: string;
  /** The styles of the first view, and their files. */
  css: string;
  styles: string[];
  /** The file of each language's sentences that the application starts with. */
  sentences: Record<string, string>;
  apiUrl: string | undefined;
}

/** Each language's direction, by its code. */
const directions = Object.fromEntries(locales.map((locale) => [locale, siteLanguages[locale].dir]));

/**
 * Runs before the first paint: names the language that the application will be in, and asks for its first sentences; where a
 * token is stored, it shows the shell, and asks for the profile while the code is on its way (src/session/queries.ts takes the
 * answer).
 */
const shellScript = ({ sentences, apiUrl }: ShellParts): string =>
  `(function(d,files,dirs){try{var t=localStorage.getItem("token"),has=function(l){return Object.hasOwn(files,l)},` +
  `l=[new URLSearchParams(location.search).get("lang"),localStorage.getItem("locale"),d.lang].find(has);` +
  `if(l!=d.lang){d.lang=l;d.dir=dirs[l]}` +
  `var s=document.createElement("link");s.rel="modulepreload";s.href=files[l];document.head.append(s);` +
  `if(!t)return;d.dataset.shell=location.pathname=="/panel"?"library":"page";` +
  `var a=fetch(new URL("api/v1/auth/me",new URL(${JSON.stringify(apiUrl || "/")},location)),{headers:{authorization:"Bearer "+t,"accept-language":l}});` +
  `a.catch(function(){});window.profileAnswer={token:t,answer:a}` +
  `}catch(e){}})(document.documentElement,${JSON.stringify(sentences)},${JSON.stringify(directions)})`;

/**
 * The application's own page with its shell, and with the styles of its first view in it: a linked one would hold the first
 * paint back. The disabled links are never fetched: they tell code that loads later that the page has these styles already.
 */
export function withShell(html: string, parts: ShellParts): string {
  const { body, css, styles } = parts;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
  return html
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace("</head>", () => `<script>${shellScript(parts)}</script><style>${css}</style>${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
