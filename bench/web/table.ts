/** Prints a line of the table: name, figure, and the budget with whether it holds. */
export function printRow(name: string, figure: number | string, budget?: number): void {
  const shown = typeof figure === "number" ? String(Math.round(figure * 1000) / 1000) : figure;
  const verdict = budget === undefined ? "" : `≤ ${budget}  ${Number(figure) <= budget ? "holds" : "MISSED"}`;
  process.stdout.write(`${name.padEnd(48)} ${shown.padStart(10)}  ${verdict}\n`);
}
