/**
 * What the program that prepares a take may hold in memory, and how much of a processor it may take: twelve hours of stereo take
 * a fifth of an hour of a slow one.
 */
export const mostUsed = { residentBytes: 300 * 1024 * 1024, processorSeconds: 3600 };
