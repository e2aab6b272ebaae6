import { mediaQueryHook } from "./media-query.ts";

/** Whether the page is narrower than 700 px, the breakpoint of the mobile layout. */
export const useSmallScreen = mediaQueryHook("(width < 700px)");

/** Whether it is narrower than 900 px, as a tablet held upright: the bar's links stand at its lower edge. */
export const useNarrowScreen = mediaQueryHook("(width < 900px)");
