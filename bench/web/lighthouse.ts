import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "#bench/rounds.ts";
import { chromiumFlags } from "#test/support/browser/chromium.ts";

export interface LighthouseReport {
  lcp: number;
  tbt: number;
  cls: number;
  /** performance, accessibility, best-practices, seo: 0 to 100. */
  scores: Record<string, number>;
}

/** One mobile run of Lighthouse in a new browser. */
export async function runLighthouse(chromePath: string, address: string): Promise<LighthouseReport> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: "silent" });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: "silent", output: "json" });
    if (!result) throw new Error("Lighthouse gave no report.");
    const { audits, categories } = result.lhr;
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}

export const medianOf = (reports: LighthouseReport[], name: "lcp" | "tbt" | "cls"): number =>
  median(reports.map((report) => report[name]));
