import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { documentFormat } from "#server/offers/attachments/documents.ts";
import { plainJpeg, plainPng } from "#server/offers/attachments/plain-picture.ts";
import { readBytes } from "#server/offers/attachments/read-bytes.ts";
import { mostSegments } from "#server/offers/attachments/segments.ts";
import { attachable, ofParts } from "./attachment-files.ts";

const { png, jpeg } = attachable;
const secret = "41.0082 N, 28.9784 E";

/** A chunk right behind the PNG's header. */
function withChunk(name: string): Buffer {
  const body = Buffer.from(name + secret);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(secret.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

/** A segment right behind the JPEG's start. */
function withSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** What a camera writes: which way up, in either order of bytes, and where. */
function exif(isLittle: boolean, orientation: number): Buffer {
  const entry = isLittle ? "1201030001000000%o0000" : "011200030000000100%b0000";
  const hex = entry.replace("%o", `0${orientation}00`).replace("%b", `0${orientation}`);
  const start = isLittle ? "49492a00080000000100" : "4d4d002a000000080001";
  return Buffer.concat([
    Buffer.from("Exif\0\0"),
    Buffer.from(`${start}${hex}00000000`, "hex"),
    Buffer.from(secret),
  ]);
}

describe("a picture", () => {
  it("that tells nothing is kept as it is", () => {
    expect(plainPng(png).equals(png)).toBe(true);
    expect(plainJpeg(jpeg)?.equals(jpeg)).toBe(true);
  });

  it.each(["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"])("as PNG loses %s", (name) => {
    expect(documentFormat(withChunk(name))).toBe("png");
    expect(plainPng(withChunk(name)).equals(png)).toBe(true);
  });

  it.each([
    ["a comment", 0xfe, secret],
    ["XMP", 0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`],
    ["IPTC", 0xed, `Photoshop 3.0\0${secret}`],
    ["a thumbnail", 0xe0, `JFXX\0${secret}`],
  ])("as JPEG loses %s", (_what, marker, content) => {
    const told = withSegment(marker, Buffer.from(content));
    expect(documentFormat(told)).toBe("jpeg");
    expect(plainJpeg(told)?.equals(jpeg)).toBe(true);
  });

  it.each([true, false])("as JPEG keeps of Exif which way up it is (little-endian %s)", (isLittle) => {
    const plain = plainJpeg(withSegment(0xe1, exif(isLittle, 6))) ?? Buffer.alloc(0);
    expect(plain.includes(secret)).toBe(false);
    expect(plain.length).toBe(jpeg.length + 36);
    // Read again it says the same, so that a file sent twice does not change.
    expect(plainJpeg(plain)?.equals(plain)).toBe(true);
    expect(plainJpeg(withSegment(0xe1, exif(isLittle, 1)))?.equals(jpeg)).toBe(true);
  });

  it("as JPEG loses a second one behind its end", () => {
    expect(plainJpeg(Buffer.concat([jpeg, withSegment(0xfe, Buffer.from(secret))]))?.equals(jpeg)).toBe(true);
  });

  it.each(["png", "jpeg"] as const)(
    "as %s of more parts than a program writes is not walked to its end",
    (format) => {
      const many = ofParts[format](4 * mostSegments + 2048);
      expect(readBytes(ofParts[format](2048), true).outcome).toEqual({ format });
      expect(readBytes(format === "png" ? ofParts.png(16 * mostSegments) : many, true).outcome).toEqual({
        refused: "file-too-complex",
      });
    },
  );

  it("that breaks off is none", () => {
    expect(plainJpeg(jpeg.subarray(0, jpeg.length - 2))).toBeUndefined();
  });
});
