import type { Screen, Write, Draft } from "#test/faults/screens/screen.ts";
import { allScreens } from "#test/faults/screens/all.ts";
import type { World } from "#test/faults/world.ts";

/** One fault on one screen. */
export interface Case {
  screen: string;
  /** Which of the fault's forms. */
  variant: string;
  run(world: World): Promise<void>;
}

/** Something that goes wrong, on every screen that it can concern. */
export interface Fault {
  name: string;
  cases: Case[];
}

/** Screens with these parts, which are there then. */
type With<Part extends keyof Screen> = Screen & Required<Pick<Screen, Part>>;
export type WritingScreen = Screen & { write: Write; draft: Draft };

const has =
  <Part extends keyof Screen>(...parts: Part[]) =>
  (screen: Screen): screen is With<Part> =>
    parts.every((part) => screen[part] !== undefined);

export const writing: WritingScreen[] = allScreens.filter(has("write", "draft"));
export const reading = allScreens.filter(has("read"));
export const late = allScreens.filter(has("isLate"));
export const playing = allScreens.filter(has("play"));
export const signedIn = allScreens.filter(({ role }) => role !== null);

/** Those that stand in a dialog over another page. */
export const isDialog = ({ name }: Screen): boolean => name.endsWith("dialog");

/** Every variant on every screen. */
export const over = <S extends Screen, V extends string>(
  screens: readonly S[],
  variants: readonly V[],
  run: (world: World, screen: S, variant: V) => Promise<void>,
): Case[] =>
  screens.flatMap((screen) =>
    variants.map((variant) => ({
      screen: screen.name,
      variant,
      run: (world) => run(world, screen, variant),
    })),
  );
