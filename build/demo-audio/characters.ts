import type { Character } from "./character.ts";
import { femaleCharacters } from "./female-characters.ts";
import { maleCharacters } from "./male-characters.ts";

export type CharacterName = keyof typeof femaleCharacters | keyof typeof maleCharacters;

/** Who speaks, the text as it is shown, and, where espeak-ng needs it, the text as it is spoken. */
export type Line = [character: CharacterName, text: string, spoken?: string];

export const characters: Record<CharacterName, Character> = {
  ...femaleCharacters,
  ...maleCharacters,
};
