import { clientScreens } from "./client.ts";
import { ownerScreens } from "./owner.ts";
import { publicScreens } from "./public.ts";
import type { Screen } from "./screen.ts";

export const screens = { ...publicScreens, ...clientScreens, ...ownerScreens };

export const allScreens: Screen[] = Object.values(screens);

/** Where a write whose answer was lost, or is no use, is looked up. */
export const lookedUp: Screen[] = [screens.createArtist, screens.updateArtist];
