/** Gives the focus to the region's heading, which is then said; to the region where none is shown. */
export function focusHeading(region: HTMLElement | null | undefined): void {
  const heading = region?.querySelector<HTMLElement>("h1");
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  if (document.activeElement !== heading) region?.focus({ preventScroll: true });
}
