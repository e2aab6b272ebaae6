/**
 * The inline script of a room's page: the remembered theme, and the room itself, asked for while the page's code is on its
 * way (src/features/guest/calls/call-room.ts takes the answer). Only one tab asks at a time, so that a link that is opened twice
 * at once is one guest; browsers that block cookies refuse the lock, and the page asks without it.
 */
export const roomScript = (themeScript: string): string =>
  `${themeScript}(function(ask,locks){(window.roomAnswer=locks?locks.request("guest",ask).catch(function(e){` +
  `if(e.name!="SecurityError")throw e;return ask()}):ask()).catch(function(){})})(function(){` +
  `return fetch("/api/v1/guest/"+location.pathname.split("/")[2],{signal:AbortSignal.timeout(15000)})},navigator.locks)`;
