import { test as base } from "#test/support/app-fixtures.ts";

/** The application of a server that sends mails. */
export const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // Marks the page with what the server has, as the server does.
  .extend("mark", ({}, { onCleanup }) => {
    const { dataset } = document.documentElement;
    onCleanup(() => void delete dataset["visitor"]);
    return (features: string) => {
      dataset["visitor"] = features;
    };
  });
