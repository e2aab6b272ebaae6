type Headers = Record<string, string | undefined>;

interface Mark {
  test: string;
  points: number;
}

const directive = (csp: string, name: string) =>
  csp.split("; ").find((part) => part === name || part.startsWith(`${name} `)) ?? "";

/**
 * The published scoring table of MDN's HTTP Observatory, as far as this site's headers can meet it: it begins
 * at 100, takes points for what is missing, and gives its extra points only at 90 or more.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observatoryMarks(headers: Headers): Mark[] {
  const csp = headers["content-security-policy"] ?? "";
  const script = directive(csp, "script-src") || directive(csp, "default-src");
  const unsafe = /unsafe-inline|unsafe-eval|data:|https?:( |$)|\*/.test(script);
  const styleUnsafe = directive(csp, "style-src").includes("unsafe-inline");
  const maxAge = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);
  const noneByDefault = directive(csp, "default-src") === "default-src 'none'";
  const framed = directive(csp, "frame-ancestors").includes("'none'");
  return [
    {
      test: "content security policy",
      points: !csp ? -25 : unsafe ? -20 : noneByDefault && !styleUnsafe ? 10 : 5,
    },
    { test: "strict transport security", points: maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20 },
    { test: "x-content-type-options", points: headers["x-content-type-options"] === "nosniff" ? 0 : -5 },
    { test: "x-frame-options or frame-ancestors", points: framed ? 5 : headers["x-frame-options"] ? 0 : -20 },
    {
      test: "referrer policy",
      points: /^(no-referrer|same-origin|strict-origin)/.test(headers["referrer-policy"] ?? "") ? 5 : 0,
    },
    {
      test: "cross-origin resource policy",
      points: headers["cross-origin-resource-policy"]?.startsWith("same-") ? 10 : 0,
    },
    { test: "cookies", points: headers["set-cookie"] === undefined ? 0 : -40 },
    {
      test: "cross-origin resource sharing",
      points: headers["access-control-allow-origin"] === "*" ? -50 : 0,
    },
  ];
}

/** The score that the table adds up to. */
export const observatoryScore = (headers: Headers): number =>
  observatoryMarks(headers).reduce((sum, { points }) => sum + points, 100);
