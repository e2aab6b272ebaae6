import { chromium } from "playwright-core";
import { chromiumFlags, ensureChromium } from "#test/support/browser/chromium.ts";
import { startBuiltServer, temporaryFolder } from "#test/support/built/built-server.ts";
import { drawConversation } from "./web/conversation.ts";
import { firstLoad } from "./web/first-load.ts";
import { openInteraction } from "./web/interaction.ts";
import { medianOf, runLighthouse, type LighthouseReport } from "./web/lighthouse.ts";
import { measureFloor } from "./web/measure-floor.ts";
import { largestPaint } from "./web/paint.ts";
import { fillProductions, openProduction } from "./web/production.ts";
import { openRoom, serveRoom } from "./web/room.ts";
import { clickToSound, plainSound } from "./web/sound.ts";
import { visitLibrary, type LibraryVisit } from "./web/signed-in.ts";
import { switchVoices } from "./web/switch.ts";
import { typeScript } from "./web/script.ts";
import { printRow } from "./web/table.ts";
import { serveVariants } from "./web/variants.ts";
import { inTurn, median } from "./rounds.ts";

const rounds = Number(process.env["ROUNDS"] ?? 7);
const executablePath = await ensureChromium();
const { folder, remove } = await temporaryFolder();
// The first start makes the demo, among which productions of a bench are put.
await (await startBuiltServer({ DATA_DIR: folder })).stop();
const works = {
  long: { takes: 20, seconds: 3600, notes: 500 },
  short: { takes: 20, seconds: 60, notes: 500 },
  one: { takes: 1, seconds: 60, notes: 2 },
};
const [long = "", short = "", one = ""] = await fillProductions(folder, Object.values(works));
const server = await startBuiltServer({ DATA_DIR: folder });
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, "--autoplay-policy=no-user-gesture-required"],
});
const { origin } = server;
const variants = await serveVariants(origin);
const credentials = new URLSearchParams({ username: "demo-client", password: "demo-client-password" });
const signedIn = await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body: credentials });
const token = await signedIn.text();

const floor = await measureFloor();
const library = await firstLoad(browser, `${origin}/panel`, "article", token);
const landing = await firstLoad(browser, `${origin}/`, "h1");
printRow("FLOOR", `${floor} bytes, Brotli`);
printRow("C1 library, first load / FLOOR", library.script / floor, 1.58);
printRow("C2 landing, until hydrated / FLOOR", landing.script / floor, 0.85);
printRow("C3 form, phone and player files before use", library.early.length + landing.early.length, 0);
printRow("C8 requests for sound before hover", library.sounds + landing.sounds, 0);

const paints = await inTurn(
  {
    prerendered: () => largestPaint(browser, variants.address("prerendered")),
    still: () => largestPaint(browser, variants.address("still")),
    client: () => largestPaint(browser, variants.address("client")),
  },
  rounds * 3, // paints vary by a tenth, more than the difference to detect
);
printRow("C4 landing LCP / the same without script", paints.prerendered / paints.still, 1.05);
printRow("C5 landing LCP / rendered by the browser", paints.prerendered / paints.client, 0.45);

const clicks = 60;
for (const [name, path] of [
  ["filter click", "/panel"],
  ["filter click, while searching", "/panel?q=kad%C4%B1n+ka&order=name"],
] as const) {
  const interaction = await openInteraction(browser, origin, token, clicks, path);
  const ours: number[] = [];
  const times = await inTurn(
    {
      ours: async () => {
        const figures = await interaction.ours();
        ours.push(...figures);
        return median(figures);
      },
      plain: async () => median(await interaction.plain()),
    },
    rounds,
  );
  await interaction.close();
  printRow(`C7 ${name} to frame / plain DOM`, times.ours / times.plain, 1.35);
  printRow(
    `C7 ${name}, 98th percentile, ms`,
    ours.toSorted((a, b) => a - b)[Math.floor(ours.length * 0.98)] ?? 0,
    100,
  );
}

const page = (await (
  await fetch(`${origin}/api/v1/voices`, { headers: { authorization: `Bearer ${token}` } })
).json()) as { content: { voiceId: string; voiceMp3: string }[] };
const path = page.content[0]?.voiceMp3 ?? "";
const sounds = await inTurn(
  { ours: () => clickToSound(browser, origin, token), plain: () => plainSound(browser, origin, path) },
  rounds,
);
printRow("C8 click to sound after hover / preload none", sounds.ours / sounds.plain, 0.36);

const visits: LibraryVisit[] = [];
const starts = await inTurn(
  {
    landing: () => largestPaint(browser, `${origin}/`),
    library: async () => {
      const visited = await visitLibrary(browser, origin, token);
      visits.push(visited);
      return visited.paint;
    },
  },
  rounds,
);
const cards = median(visits.slice(1).map(({ card }) => card));
printRow("C9 library, first paint / landing LCP", starts.library / starts.landing, 1.2);
printRow("C9 library, first card / landing LCP", cards / starts.landing, 2.6);

const compared = page.content.slice(0, 6).map(({ voiceId }) => voiceId);
const switches = await switchVoices(browser, origin, token, compared, clicks);
printRow("Compare, key to gain, median ms", median(switches));
printRow("Compare, key to gain, slowest ms", Math.max(...switches), 50);

const roomPath = await openRoom(origin, token, compared);
const roomLoad = await firstLoad(browser, origin + roomPath, "main");
printRow("Room, first load / FLOOR", roomLoad.script / floor, 0.952);
printRow("Room, requests for pages of forms or the player", roomLoad.early.length, 0);
const room = await serveRoom(origin, roomPath);
const roomPaints = await inTurn(
  {
    asked: () => largestPaint(browser, room.address("asked")),
    written: () => largestPaint(browser, room.address("written")),
  },
  rounds * 3,
);
room.close();
printRow("Room, LCP / with its answer written into it", roomPaints.asked / roomPaints.written, 1.15);

const visit = { browser, origin, token };
const conversations = await inTurn(
  { long: () => drawConversation(visit, 500), short: () => drawConversation(visit, 20) },
  rounds,
);
printRow("Offer page, 500 events / 20", conversations.long / conversations.short, 1.5);

const opened = await inTurn(
  {
    long: () => openProduction(visit, long, works.long),
    short: () => openProduction(visit, short, works.short),
    one: () => openProduction(visit, one, works.one),
  },
  rounds,
);
printRow("Production, 20 takes of an hour / of a minute", opened.long / opened.short, 1.5);
printRow("Production, 20 takes and 500 notes / one and 2", opened.long / opened.one);

for (const language of ["TURKISH", "ENGLISH"] as const) {
  const form = await typeScript(visit, language, "form");
  const plain = await typeScript(visit, language, "plain");
  printRow(`Script of 20,000 letters, ${language}, slice, ms`, form.slice, 16);
  printRow(`Script, ${language}, keystroke / text area alone`, form.keystroke / plain.keystroke);
}
await browser.close();

const reports: Record<"prerendered" | "still", LighthouseReport[]> = { prerendered: [], still: [] };
for (let run = 0; run < 5; run++) {
  for (const variant of run % 2 ? (["still", "prerendered"] as const) : (["prerendered", "still"] as const))
    reports[variant].push(await runLighthouse(executablePath, variants.address(variant)));
}
const own = reports.prerendered;
printRow(
  "C6 Lighthouse LCP / the page without script",
  medianOf(own, "lcp") / medianOf(reports.still, "lcp"),
  1.1,
);
printRow("C6 total blocking time, ms", medianOf(own, "tbt"), 65);
printRow("C6 layout shift", medianOf(own, "cls"), 0);
for (const id of ["performance", "accessibility", "best-practices", "seo"])
  printRow(`C6 ${id}, of 5 runs`, own.map(({ scores }) => scores[id]).join(" "));

variants.close();
await server.stop();
await remove();
