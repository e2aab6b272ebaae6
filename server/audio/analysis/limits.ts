/** The longest sample that is kept; a small file can decode to hours. */
export const mostSeconds = 600;
/** What is shorter is no sample. */
export const leastSeconds = 0.05;
/** More channels than any sample has; a header can claim 65,535. */
export const mostChannels = 8;
/** What the analyser may hold in memory. */
export const mostResidentBytes = 400 * 1024 * 1024;
/** How much of a processor one file may take: by the clock, a busy machine would refuse good ones. */
export const mostProcessorSeconds = 30;
/** How long one file is waited for; a lease of those who wait lasts longer. */
export const mostMilliseconds = 50_000;
/** What a file may hold besides its sound: texts and pictures that are not removed. */
export const mostExtraBytes = 256 * 1024;
