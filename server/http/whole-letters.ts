const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The beginning of a text, in letters as they are read, for as long as it fits. */
export function wholeLetters(text: string, fits: (beginning: string) => boolean): string {
  let kept = "";
  for (const { segment } of letters.segment(text)) {
    if (!fits(kept + segment)) break;
    kept += segment;
  }
  return kept;
}
