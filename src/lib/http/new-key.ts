/** A new idempotency key: 128 random bits as hex. Unlike `randomUUID`, this also works without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** A random UUID, made in the same way. */
export const newUuid = (): string =>
  newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
