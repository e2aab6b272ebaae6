/** The most chips that the bar shows; more become "+n". */
const most = 4;

/** Rem: what else stands in the bar, and what a chip takes with its gap. */
const others = 22;
const chip = 11;

/** How many chips have room in a bar of this width in px; all that may while the width is not known. */
export function chipsThatFit(width: number): number {
  if (width === 0) return most;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.min(most, Math.max(0, Math.floor((width / rem - others) / chip)));
}
