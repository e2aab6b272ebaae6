import href from "./further-letters.css?url";

/** Lets the page draw letters that neither Turkish nor English has; their fonts are fetched once it shows one. */
export function addFurtherLetters(): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
}
