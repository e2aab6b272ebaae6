import { mediaQueryHook } from "./media-query.ts";

/** Whether the page is narrower than 700 px, the breakpoint of the mobile layout. */
export const useSmallScreen = mediaQueryHook("(width < 700px)");
