import type { FastifyReply, FastifyRequest } from "fastify";

// No page's address ends so.
const untidy = /^((?:\/[\w-]+)+)(?:%[2-9a-f][\da-f]|[^\w%-])+$/i;

/** A page's path without the signs that a chat or a sentence put behind it, encoded or not; undefined where there are none. */
export const tidyPath = (path: string): string | undefined => untidy.exec(path)?.[1];

/**
 * Leads a browser that asks for one of these pages by an untidy address on to the tidy one, with the rest of what was asked.
 * `pages` are written as the router does, such as `/offers/$offerId`.
 */
export function leadToTidyPath(pages: string[]) {
  const isPage = new RegExp(`^(?:${pages.map((page) => page.replaceAll(/\$\w+/g, "[\\w-]+")).join("|")})$`);
  return async ({ method, url, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (method !== "GET" || !headers.accept?.includes("text/html")) return;
    const [path = ""] = url.split("?", 1);
    const tidied = tidyPath(path);
    if (tidied !== undefined && isPage.test(tidied))
      await reply.header("cache-control", "no-store").redirect(tidied + url.slice(path.length));
  };
}
