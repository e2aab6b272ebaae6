import { gzipSync } from "node:zlib";
import * as fc from "#test/support/generated.ts";
import { bombs } from "./bombs.ts";
import { fixture, kept, refused } from "./fixtures.ts";

export interface HostileFile {
  what: string;
  bytes: Buffer;
  /** It may be nothing but refused; else it may be stored safely too. */
  mustRefuse: boolean;
}

const file = (what: string, bytes: Buffer, mustRefuse = true): HostileFile => ({ what, bytes, mustRefuse });

const [noise = Buffer.alloc(0)] = fc
  .sample(fc.uint8Array({ minLength: 60_000, maxLength: 60_000 }), { seed: 7, numRuns: 1 })
  .map((bytes) => Buffer.from(bytes));

const truncated = Object.keys(kept).flatMap((name) => {
  const whole = fixture(name);
  return [0.03, 0.1, 0.25, 0.4, 0.6, 0.8, 0.95].map((part) =>
    // Without a header nobody knows how many frames there were.
    file(
      `${name} cut at ${part}`,
      whole.subarray(0, Math.floor(whole.length * part)),
      name !== "headerless.mp3",
    ),
  );
});

/** Some bytes in the middle are others: a decoder may bear it, a checksum does not. */
const spoilt = Object.keys(kept).flatMap((name) => {
  const whole = fixture(name);
  return [1, 2, 3].map((round) => {
    const copy = Buffer.from(whole);
    for (let place = 0; place < 20 * round; place += 1)
      copy[Math.floor((whole.length * (place + 1)) / (20 * round + 1))] = noise[place * round] ?? 0;
    return file(`${name} spoilt ${round}`, copy, name.endsWith(".ogg"));
  });
});

const magics: Record<string, string> = {
  zip: "PK\u0003\u0004",
  pdf: "%PDF-1.7\n",
  png: "\u0089PNG\r\n\u001a\n",
  jpeg: "\u00ff\u00d8\u00ff\u00e0",
  gif: "GIF89a",
  elf: "\u007fELF",
  exe: "MZ\u0090\0",
  rar: "Rar!\u001a\u0007\u0001\0",
  html: "<!doctype html><script>alert(1)</script>",
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  php: "<?php system($_GET['x']);",
  json: '{"audio":true}',
  sqlite: "SQLite format 3\0",
  midi: "MThd\0\0\0\u0006",
  tracker: "Extended Module: ",
  "mp3 by tag": "ID3\u0004\0\0\0\0\0\0",
  "mp3 by frame": "\u00ff\u00fb\u0090\u0064",
  wav: "RIFF\u0000\u0010\0\0WAVEfmt ",
  m4a: "\0\0\0\u0018ftypM4A \0\0\0\0",
  ogg: "OggS\0\u0002",
};

const pretended = Object.entries(magics).map(([what, magic]) =>
  file(
    `noise that begins as ${what}`,
    Buffer.concat([Buffer.from(magic, "latin1"), noise.subarray(0, 20_000)]),
  ),
);

const odd = [
  file("nothing", Buffer.alloc(0)),
  file("one byte", Buffer.from([0xff])),
  file("zeros", Buffer.alloc(1_000_000)),
  file("ones", Buffer.alloc(1_000_000, 0xff)),
  file("noise", noise),
  file("a gzipped MP3", gzipSync(fixture("constant.mp3"))),
  file("text", Buffer.from("this is no sound ".repeat(1000))),
  file(
    "an MP3 after an HTML page",
    Buffer.concat([Buffer.from("<html>".repeat(50)), fixture("constant.mp3")]),
    false,
  ),
  file(
    "an MP3 before a zip",
    Buffer.concat([fixture("constant.mp3"), Buffer.from("PK\u0003\u0004"), noise]),
    false,
  ),
  file("two kinds of MP3", Buffer.concat([fixture("constant.mp3"), fixture("variable.mp3")]), false),
];

/** 200 files that no honest owner would upload; none is larger than is read. */
export const hostileFiles: HostileFile[] = [
  ...truncated,
  ...spoilt,
  ...pretended,
  ...odd,
  ...refused.map((name) => file(name, fixture(name))),
  ...Object.entries(bombs).map(([what, bytes]) => file(what, bytes, what !== "every sample at one place")),
  ...fc
    .sample(fc.uint8Array({ minLength: 1, maxLength: 3000 }), { seed: 11, numRuns: 40 })
    .map((bytes, round) => file(`random bytes ${round}`, Buffer.from(bytes))),
];
