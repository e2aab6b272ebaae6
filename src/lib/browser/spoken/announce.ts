/**
 * Has a screen reader say these words, after what it is saying and what waits already. Of those of one kind that wait,
 * the last are said; without a kind, equal words are said once. What it takes comes with the first words.
 */
export function announce(words: string, kind: string = words): void {
  import("./announcer.ts").then(
    ({ enqueue }) => enqueue(words, kind),
    () => undefined,
  );
}
