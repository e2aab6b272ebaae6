/** Marks the bars up to a fraction of the whole as played; only those that change are touched. */
export function paintBars(bars: Element | null, fraction: number): void {
  const list = bars?.children ?? [];
  const played = Math.round(fraction * list.length);
  for (const [index, bar] of [...list].entries()) {
    if (bar.hasAttribute("data-played") !== index < played) bar.toggleAttribute("data-played");
  }
}
