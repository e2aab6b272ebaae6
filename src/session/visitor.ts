/**
 * Whether the server that sent this page offers a feature to people who are not signed in: it marks the page by
 * `data-visitor`. Signed-in pages ask `serverHas`.
 */
export const visitorHas = (feature: "accounts" | "idempotency" | "mail" | "requests"): boolean =>
  (document.documentElement.dataset["visitor"] ?? "").split(" ").includes(feature);
