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

/**
 * Runs before the first paint, where a token is stored: shows the shell, and asks for the profile and for the first sentences
 * while the code is on its way (src/session/queries.ts takes the answer).
 */
const shellScript = ({ sentences, apiUrl }: ShellParts): string =>
  `(function(d,files){try{var t=localStorage.getItem("token"),l=localStorage.getItem("locale");if(!files[l])l=d.lang;` +
  `var s=document.createElement("link");s.rel="modulepreload";s.href=files[l];document.head.append(s);` +
  `if(!t)return;d.dataset.shell=location.pathname=="/panel"?"library":"page";` +
  `var a=fetch(new URL("api/v1/auth/me",new URL(${JSON.stringify(apiUrl || "/")},location)),{headers:{authorization:"Bearer "+t,"accept-language":l}});` +
  `a.catch(function(){});window.profileAnswer={token:t,answer:a}` +
  `}catch(e){}})(document.documentElement,${JSON.stringify(sentences)})`;

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
