/** What an answer that is no file takes at most (docs/reliability.md). */
export const mostBytes = 512 * 1024;
