import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { WokenWork } from "#server/woken-work.ts";
import { prepareRooms } from "./prepare.ts";

/** Copies the sound of rooms as soon as one is opened; the job does it a little later anyway. */
export function wokenSound(app: App, parts: Parts): Pick<WokenWork, "wake"> {
  const sound = new WokenWork(parts, (isStopping) => prepareRooms(parts, isStopping));
  app.addHook("onClose", () => sound.stop());
  return sound;
}
