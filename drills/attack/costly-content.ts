import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "#contract/clients/clients.ts";
import type { Import } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import type { OfferDetails } from "#contract/offers/offer-events.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { limits } from "#contract/constants/limits.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { ofParts } from "#test/offers/attachments/attachment-files.ts";
import { call, postJson } from "./call.ts";
import { figure, milliseconds, quantile, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const times = 3;
const megabyte = 1024 * 1024;

/** Sends something and waits until the server is done with it; the answer is a status. */
type Send = () => Promise<number>;

/** What one thing costs: medians of its time and of the longest that the loop stood meanwhile. */
async function cost(target: Target, send: Send) {
  const taken: number[] = [];
  const gaps: number[] = [];
  let status = 0;
  for (let time = 0; time < times; time += 1) {
    await target.longestGap();
    const began = performance.now();
    status = await send();
    taken.push(performance.now() - began);
    gaps.push(await target.longestGap());
  }
  return { taken: quantile(taken, 0.5), gap: quantile(gaps, 0.5), status };
}

/** A wrong input beside a right one of its size: at most ten times its cost, and no gap above 100 ms. */
async function compare(target: Target, what: string, wrong: Send, right: Send): Promise<Figure[]> {
  const usual = await cost(target, right);
  const spent = await cost(target, wrong);
  const ratio = spent.taken / usual.taken;
  const told = `${milliseconds(spent.taken)} of ${milliseconds(usual.taken)}, answers ${spent.status} and ${usual.status}`;
  return [
    figure(
      `${what}: against a right one of its size (${told}; at most 10×)`,
      `${ratio.toFixed(1)}×`,
      ratio <= 10,
    ),
    figure(
      `… the longest that the loop stood, wrong and right (at most 100 ms)`,
      `${milliseconds(spent.gap)}, ${milliseconds(usual.gap)}`,
      spent.gap <= 100,
    ),
  ];
}

async function newOffer({ origin, client }: Target, script: string): Promise<string> {
  const ask = async <T>(path: string) =>
    JSON.parse((await call(origin, path, { headers: client })).text) as T;
  const { userName } = await ask<Client>("/api/v1/auth/me");
  const { content } = await ask<VoicePage>("/api/v1/voices?size=1");
  const voiceIds = content.map(({ voiceId }) => voiceId);
  const offers = [{ budget: 5, platform: "TV", version: 1, voiceIds, brief: { script } }];
  const made = await postJson(origin, `/api/v1/clients/update/${userName}`, { offers }, { headers: client });
  return (JSON.parse(made.text) as Client).offers[0]?.offerId ?? "";
}

/** Files that are sent with an offer: names of 70 KB, pictures of the smallest parts, a text. */
async function sendFiles(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const offerId = await newOffer(target, "");
  const attach =
    (bytes: Buffer, name = "a.bin"): Send =>
    async () => {
      const { payload, headers } = formOf(bytes, name);
      const sent = { method: "POST" as const, headers: { ...client, ...headers }, body: payload };
      return (await call(origin, `/api/v1/offers/${offerId}/attachments`, sent)).status;
    };
  const small = Buffer.from("Merhaba");
  const long = 70 * 1024;
  const size = limits.offer.attachmentBytes - 1024;
  const words = Buffer.alloc(size, "Merhaba ");
  // Bytes that lead nowhere are looked at by every check, the analyser's too.
  const plain = Buffer.concat([ofParts.png(200).subarray(0, 33), Buffer.alloc(size - 33)]);
  return [
    ...(await compare(
      target,
      "a name of 70 KB of spaces",
      attach(small, `a${" ".repeat(long)}b`),
      attach(small, "a".repeat(long)),
    )),
    ...(await compare(
      target,
      "a name of 70 KB of dots",
      attach(small, `a${".".repeat(long)}b`),
      attach(small, "a".repeat(long)),
    )),
    ...(await compare(target, "a PNG of 20 MB of empty parts", attach(ofParts.png(size)), attach(plain))),
    ...(await compare(target, "a JPEG of 20 MB of empty parts", attach(ofParts.jpeg(size)), attach(plain))),
    ...(await compare(target, "a text of 20 MB", attach(words), attach(plain))),
  ];
}

const right = (nth: number) => `Ada ${nth};30;kadın;`;

const lines = (line: (nth: number) => string) =>
  Buffer.from(
    `ad;yaş;cinsiyet;a\n${Array.from({ length: importLimits.rows }, (_, nth) => `${line(nth)}\n`).join("")}`,
  );

/** Spreadsheets of 19 MB: of cells, of delimiters, of one row, of empty lines. */
async function sendSheets(target: Target): Promise<Figure[]> {
  const { origin, owner } = target;
  const bytes = 19 * megabyte;
  const bring =
    (sheet: Buffer): Send =>
    async () => {
      const begun = await postJson(
        origin,
        "/api/v1/uploads",
        { name: "a.csv", size: sheet.length },
        { headers: owner },
      );
      const { uploadId } = JSON.parse(begun.text) as Upload;
      for (let from = 0; from < sheet.length; from += uploadLimits.partBytes)
        await call(origin, `/api/v1/uploads/${uploadId}?from=${from}`, {
          method: "PUT",
          headers: { ...owner, "content-type": "application/octet-stream" },
          body: sheet.subarray(from, from + uploadLimits.partBytes),
        });
      const asked = await postJson(origin, "/api/v1/imports", { uploadIds: [uploadId] }, { headers: owner });
      if (asked.status !== 201) return asked.status;
      const { importId } = JSON.parse(asked.text) as Import;
      for (;;) {
        const { text } = await call(origin, `/api/v1/imports/${importId}?size=1`, { headers: owner });
        if ((JSON.parse(text) as Import).state !== "checking") return asked.status;
        await sleep(50);
      }
    };
  const rowBytes = Math.floor(bytes / importLimits.rows);
  // White space at a cell's end costs nothing to understand.
  const padded = bring(lines((nth) => right(nth).padEnd(rowBytes, " ")));
  const columns = `ad;yaş;cinsiyet;${Array.from({ length: 90 }, (_, nth) => `k${nth}`).join(";")}`;
  const full = Array.from({ length: importLimits.rows }, (_, nth) =>
    `${right(nth)}${"b;".repeat(88)}`.padEnd(2600, "a"),
  );
  const wrong: [string, Buffer][] = [
    ["of cells of 95 letters", lines(() => `${"a".repeat(94)};`.repeat(100))],
    ["of delimiters", lines(() => ";".repeat(9900))],
    ["of one row", Buffer.from(`ad\n${"a;".repeat(bytes / 2)}`)],
    ["of one quoted cell", Buffer.from(`ad\n"${"a\n".repeat(bytes / 2)}"`)],
    ["of empty lines", Buffer.from(`ad\nAda\n${"\n".repeat(bytes - 100)}`)],
    ["of as many letters as are taken", Buffer.from(`${columns}\n${full.join("\n")}`)],
  ];
  const figures: Figure[] = [];
  for (const [what, sheet] of wrong)
    figures.push(...(await compare(target, `a spreadsheet ${what}`, bring(sheet), padded)));
  return figures;
}

/** A brief of 10,000 other words, against one of which a word changes. */
async function changeBriefs(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const words = limits.offer.script / 2;
  const scriptOf = (word: string, last = word) => `${`${word} `.repeat(words - 1)}${last}`;
  const offerId = await newOffer(target, scriptOf("a"));
  const change = async (script: string) => {
    const { text } = await call(origin, `/api/v1/offers/${offerId}`, { headers: client });
    const { proposal, events } = JSON.parse(text) as OfferDetails;
    const seen = { proposal, eventId: events.at(-1)?.eventId };
    const path = `/api/v1/offers/${offerId}/brief`;
    return (await postJson(origin, path, { ...seen, brief: { script } }, { headers: client })).status;
  };
  let [first, second] = ["a", "b"];
  const whole: Send = () => {
    [first, second] = [second, first];
    return change(scriptOf(first));
  };
  let last = 0;
  const oneWord: Send = () => {
    last += 1;
    return change(scriptOf("a", String(last % 10)));
  };
  return compare(target, "a script of 10,000 other words", whole, oneWord);
}

/** Points B2, B3 and B5 of issue 28: what others send costs little more than something right of its size. */
export const sendCostlyContent = async (target: Target): Promise<Figure[]> => [
  ...(await sendFiles(target)),
  ...(await sendSheets(target)),
  ...(await changeBriefs(target)),
];
