/** The whole address of a room's guests. */
export const roomLink = (path: string): string => new URL(path, location.origin).href;
