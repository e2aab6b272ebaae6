import { browse } from "./browsing.ts";
import { figure, milliseconds, p99, tally, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

// Two hundred clients of an agency, of whom twenty work at once and ask for something every four seconds.
const expectedPeak = 5;

/** Ten times the expected peak for an hour, or SOAK_MINUTES. */
export async function soak(target: Target): Promise<Figure[]> {
  const minutes = Number(process.env["SOAK_MINUTES"] ?? 60);
  const idle = await browse(target, 2, 60);
  const busy = await browse(target, expectedPeak * 10, minutes * 60);
  const ratio = p99(busy.taken) / p99(idle.taken);
  return [
    figure(
      `${expectedPeak * 10} calls a second for ${minutes} min: answers`,
      tally(busy.statuses),
      busy.statuses.every((status) => status === 200),
    ),
    figure(
      `… p99, idle and meanwhile: ${milliseconds(p99(idle.taken))}, ${milliseconds(p99(busy.taken))} (at most 4×)`,
      `${ratio.toFixed(2)}×`,
      ratio <= 4,
    ),
  ];
}
