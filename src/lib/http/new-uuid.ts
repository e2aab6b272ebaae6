import { newKey } from "./new-key.ts";

/** A random UUID. Unlike `randomUUID`, this also works without https. */
export const newUuid = (): string =>
  newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
