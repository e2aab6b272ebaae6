/**
 * Puts Node's binary types back where jsdom put its own: the server runs in the same process, and would not know a
 * Buffer as bytes.
 */
export function keepNodeBinaries(): void {
  const Uint8Array: unknown = Object.getPrototypeOf(Buffer);
  const ArrayBuffer: unknown = Buffer.alloc(1).buffer.constructor;
  Object.assign(globalThis, { Uint8Array, ArrayBuffer });
}
