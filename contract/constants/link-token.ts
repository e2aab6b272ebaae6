/**
 * The token at the start of what a link of ours carries, without the sign that a chat or a sentence put behind it; empty where
 * there is none.
 */
export const readLinkToken = (text: string): string => /^[\w-]{1,43}/.exec(text)?.[0] ?? "";
