import { readStored, removeStored, writeStored } from "./storage.ts";

/** The key in local storage (specification, section 9). */
export const tokenKey = "token";

export const readToken = (): string | null => readStored(tokenKey);
export const writeToken = (token: string): void => writeStored(tokenKey, token);
export const removeToken = (): void => removeStored(tokenKey);
