import { Readable } from "node:stream";
import * as fc from "#test/support/generated.ts";
import type { InjectOptions } from "fastify";
import { fixture } from "#test/audio/fixtures.ts";
import { anyText, contentTypes, rawBody } from "./values.ts";

/** A form with files on its way to being hostile; `raw` takes the place of the whole body. */
interface DraftedForm {
  contentType: string;
  boundary: string;
  parts: { headers: string[]; content: string | Buffer }[];
  lineEnd: string;
  before: string;
  ending: string;
  headers: Record<string, string>;
  raw?: string;
}

/** What of an upload is generated: its headers and its body. */
interface HostileForm {
  headers: Record<string, string>;
  payload: Buffer;
}

type Change = (form: DraftedForm) => DraftedForm;

const file = {
  headers: ['Content-Disposition: form-data; name="file"; filename="a.mp3"', "Content-Type: audio/mpeg"],
  content: fixture("constant.mp3"),
};

/** A form that is right in every part. */
const right: DraftedForm = {
  contentType: "multipart/form-data; boundary=x",
  boundary: "x",
  parts: [file],
  lineEnd: "\r\n",
  before: "",
  ending: "--x--\r\n",
  headers: {},
};

const inFirst =
  (change: (part: DraftedForm["parts"][number]) => DraftedForm["parts"][number]): Change =>
  (form) => ({ ...form, parts: form.parts.map((part, nth) => (nth === 0 ? change(part) : part)) });

const oneLine = anyText.map((text) => text.replaceAll(/[\r\n]/g, " "));
const headerByte = anyText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 4000));

const dispositions = fc
  .oneof(
    fc.constantFrom(
      'form-data; name="file"',
      'form-data; name="__proto__"; filename="a.mp3"',
      'form-data; name="constructor"; filename="a.mp3"',
      'form-data; filename="a.mp3"',
      "form-data",
      'form-data; name="file; filename="a.mp3',
      'attachment; name="file"; filename="a.mp3"',
      "form-data; name=file; filename*=UTF-8''%00%ff.mp3",
      "form-data; name=file; filename*=nonsense''%zz",
      "",
    ),
    oneLine,
    oneLine.map((name) => `form-data; name="${name}"`),
  )
  .map((value) =>
    inFirst((part) => ({
      ...part,
      headers: [`Content-Disposition: ${value}`, ...part.headers.slice(1)],
    })),
  );

const partHeaders = fc
  .oneof(
    fc
      .integer({ min: 21, max: 3000 })
      .map((count) => Array.from({ length: count }, (_, nth) => `X-${nth}: y`)),
    fc.integer({ min: 1000, max: 200_000 }).map((length) => [`X: ${"y".repeat(length)}`]),
    fc.constantFrom(["no colon"], [": no name"], [" folded"], ["A\u0000: b"], ["Content-Type"]),
    oneLine.map((line) => [line]),
  )
  .map((headers) => inFirst((part) => ({ ...part, headers: [...headers, ...part.headers.slice(1)] })));

const noParts: Change = (form) => ({ ...form, parts: [] });
const noDisposition = inFirst((part) => ({ ...part, headers: part.headers.slice(1) }));
const fieldsBefore = fc.integer({ min: 1, max: 50 }).map((count): Change => {
  const field = { headers: ['Content-Disposition: form-data; name="a"'], content: "b" };
  return (form) => ({ ...form, parts: [...Array.from({ length: count }, () => field), ...form.parts] });
});

const boundaries = fc
  .oneof(
    fc.constantFrom(
      "",
      "--x",
      "x--",
      "y",
      "X",
      '"x',
      "a".repeat(70),
      "a".repeat(71),
      "a".repeat(20_000),
      "x y",
    ),
    headerByte,
  )
  .map((boundary): Change => (form) => ({
    ...form,
    contentType: `multipart/form-data; boundary=${boundary}`,
  }));

const types = fc
  .oneof(
    fc.constantFrom(
      ...contentTypes.filter((type) => type !== right.contentType),
      "multipart/mixed; boundary=x",
      "multipart/form-data, boundary=x",
      "multipart/form-data; boundary",
      "multipart/form-data; boundary=",
      "multipart/form-data; charset=x",
      "multipart",
    ),
    headerByte,
  )
  .map((contentType): Change => (form) => ({ ...form, contentType }));

const bodies = fc
  .oneof(
    rawBody,
    fc.constantFrom(
      "",
      "--x",
      "--x--",
      "--x--\r\n",
      "--x\r\n\r\n--x--",
      "--x\r\n--x\r\n--x\r\n--x--\r\n",
      "\r\n",
    ),
  )
  .map((raw): Change => (form) => ({ ...form, raw }));

const cuts = fc
  .constantFrom("", "--x", "--x-", "-", "--x\r\n", "--y--\r\n")
  .map((ending): Change => (form) => ({ ...form, ending }));

const lineEnds = fc.constantFrom("\n", "\r", "").map((lineEnd): Change => (form) => ({ ...form, lineEnd }));

const callHeaders = fc
  .tuple(
    fc.constantFrom(
      "content-encoding",
      "accept-language",
      "accept",
      "expect",
      "idempotency-key",
      "origin",
      "range",
    ),
    headerByte,
  )
  .map(([name, value]): Change => (form) => ({ ...form, headers: { ...form.headers, [name]: value } }));

const befores = oneLine.map((before): Change => (form) => ({ ...form, before }));

const contents = fc
  .oneof(anyText, fc.constantFrom("ID3", "RIFF", "OggS", "x".repeat(300_000)))
  .map((content) => inFirst((part) => ({ ...part, content })));

const fileNames = oneLine.map((name) =>
  inFirst((part) => ({
    ...part,
    headers: [`Content-Disposition: form-data; name="file"; filename="${name}"`, ...part.headers.slice(1)],
  })),
);

const secondFile: Change = (form) => ({ ...form, parts: [...form.parts, file] });

const refused = fc.oneof(
  { weight: 3, arbitrary: dispositions },
  { weight: 3, arbitrary: partHeaders },
  { weight: 2, arbitrary: fieldsBefore },
  { weight: 1, arbitrary: fc.constantFrom(noParts, noDisposition) },
  { weight: 3, arbitrary: boundaries },
  { weight: 3, arbitrary: types },
  { weight: 3, arbitrary: bodies },
  { weight: 3, arbitrary: cuts },
  { weight: 1, arbitrary: lineEnds },
);

const odd = fc.oneof(callHeaders, befores, contents, fileNames, fc.constant(secondFile));

// As much as a socket reads at once.
const pieceLength = 65_536;

function* piecesOf(payload: Buffer): Generator<Buffer> {
  for (let at = 0; at < payload.length; at += pieceLength) yield payload.subarray(at, at + pieceLength);
}

/** A call as it would come through a socket. */
export const callOf = ({ headers, payload }: HostileForm): InjectOptions => ({
  method: "POST",
  url: "/api/v1/audio",
  headers,
  payload: Readable.from(piecesOf(payload)),
});

function finish(form: DraftedForm): HostileForm {
  const { boundary, parts, lineEnd, before, ending, raw } = form;
  const pieces = parts.flatMap((part) => [
    [`--${boundary}`, ...part.headers, "", ""].join(lineEnd),
    part.content,
    lineEnd,
  ]);
  const payload = Buffer.concat(
    (raw === undefined ? [before, ...pieces, ending] : [raw]).map((piece) => Buffer.from(piece)),
  );
  return { headers: { ...form.headers, "content-type": form.contentType }, payload };
}

/** Uploads of which few reach the analyser, which is a process each: most are no form, or not of one file. */
export const hostileUpload: fc.Arbitrary<HostileForm> = fc
  .tuple(
    fc.oneof({ weight: 99, arbitrary: refused }, { weight: 1, arbitrary: odd }),
    refused,
    fc.array(fc.oneof({ weight: 1, arbitrary: refused }, { weight: 2, arbitrary: odd }), { maxLength: 3 }),
  )
  .map(([first, second, others]) =>
    finish([first, second, ...others].reduce((form, change) => change(form), right)),
  );
