import { mediaQueryHook } from "./media-query.ts";

/** Whether the page is narrower than 900 px: there is no room for two columns. */
export const useNarrowScreen = mediaQueryHook("(width < 900px)");
