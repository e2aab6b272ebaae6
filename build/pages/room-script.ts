/**
 * The inline script of a room's page: the remembered theme, and the room itself, asked for while the page's code is on its
 * way (src/features/guest/calls/call-room.ts takes the answer).
 */
export const roomScript = (themeScript: string): string =>
  `${themeScript}(window.roomAnswer=fetch("/api/v1/guest/"+location.pathname.split("/")[2])).catch(function(){})`;
