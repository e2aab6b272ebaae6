import { expect, test } from "vitest";
import { sharedPicture } from "#build/pages/pictures.ts";
import { barsOf } from "#src/features/landing/clips/clip.ts";
import { heroClips } from "#src/features/landing/hero/clips.ts";

test("the picture of a shared link shows every bar of its clip, and names no agency", () => {
  for (const { peaks } of heroClips) {
    const svg = sharedPicture("Markanızın doğru sesi burada", barsOf(peaks));
    const heights = [...svg.matchAll(/<rect x="\d+" y="[\d.]+" width="5" height="([\d.]+)"/g)];
    expect(heights).toHaveLength(peaks.length);
    for (const [, height] of heights) expect(Number(height)).toBeGreaterThanOrEqual(4);
    expect(svg).not.toContain("Tınora");
  }
});
