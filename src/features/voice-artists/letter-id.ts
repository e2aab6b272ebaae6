/** The anchor of a letter's names. */
export const letterId = (letter: string): string => `names-${letter === "#" ? "other" : letter}`;
