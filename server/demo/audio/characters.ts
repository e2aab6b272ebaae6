import type { Character } from "./character.ts";
import { femaleCharacters } from "./female-characters.ts";
import { maleCharacters } from "./male-characters.ts";

export type CharacterName = keyof typeof femaleCharacters | keyof typeof maleCharacters;

export const characters: Record<CharacterName, Character> = {
  ...femaleCharacters,
  ...maleCharacters,
};
