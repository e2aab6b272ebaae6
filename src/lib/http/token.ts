import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";

/** The key in local storage; other tabs watch it. */
export const tokenKey = "token";

export const readToken = (): string | null => readStored(tokenKey);
export const writeToken = (token: string): void => writeStored(tokenKey, token);
export const removeToken = (): void => removeStored(tokenKey);
