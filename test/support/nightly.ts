/** Whether the long runs are made: `NIGHTLY=1`. */
export const isNightly = process.env["NIGHTLY"] !== undefined;

/** How often something is tried: with every change, and in a long run. */
export const runsOf = (perChange: number, nightly: number): number => (isNightly ? nightly : perChange);

/** How long a test of such runs may take, in milliseconds. */
export const longRun = { timeout: isNightly ? 3_600_000 : 300_000 };
