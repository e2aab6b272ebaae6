import type { Brief } from "#contract/offers/offers.ts";
import { cleanOptionalLines } from "#server/http/clean-text.ts";

/** A brief with every field; null where nothing of it is known. */
export function cleanBrief(brief: Brief | null | undefined, place: string): Required<Brief> | null {
  const text = (field: "script" | "notes") =>
    cleanOptionalLines(brief?.[field] ?? "", `${place}/${field}`) || null;
  const clean = {
    script: text("script"),
    scriptLanguage: brief?.scriptLanguage ?? null,
    targetSeconds: brief?.targetSeconds ?? null,
    notes: text("notes"),
  };
  return Object.values(clean).some((value) => value !== null) ? clean : null;
}
