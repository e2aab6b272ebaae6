/** The longest sample that is kept; a small file can decode to hours. */
export const mostSeconds = 600;
/** What is shorter is no sample, or its header lies about the sampling rate. */
export const leastSeconds = 0.05;
/** More channels than any sample has; a header can claim 65,535. */
export const mostChannels = 8;
/** What the analyser may hold in memory. */
export const mostResidentBytes = 400 * 1024 * 1024;
/** How long one file may take. */
export const mostMilliseconds = 30_000;
/** What a file may hold besides its sound: texts and pictures that are not removed. */
export const mostExtraBytes = 256 * 1024;
