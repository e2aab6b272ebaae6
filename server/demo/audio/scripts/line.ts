import type { CharacterName } from "#server/demo/audio/characters.ts";

/** Who speaks, the text as it is shown, and, where espeak-ng needs it, the text as it is spoken. */
export type Line = [character: CharacterName, text: string, spoken?: string];
