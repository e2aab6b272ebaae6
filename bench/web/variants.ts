import { serveBefore } from "./serve-before.ts";

/** The landing page: prerendered as served, without any script, and rendered by the browser only. */
export type Variant = "prerendered" | "still" | "client";

/** Serves the landing page's variants before the real server. */
export async function serveVariants(
  origin: string,
): Promise<{ address: (variant: Variant) => string; close: () => void }> {
  const pageAt = async (path: string) => (await fetch(origin + path)).text();
  const [prerendered, client] = await Promise.all([pageAt("/"), pageAt("/panel")]);
  const pages: Record<Variant, string> = {
    prerendered,
    still: prerendered.replaceAll(/<script\b[^]*?<\/script>/g, ""),
    client,
  };
  const front = await serveBefore(
    origin,
    Object.fromEntries(Object.entries(pages).map(([name, page]) => [`/?variant=${name}`, page])),
  );
  return { address: (variant) => `${front.origin}/?variant=${variant}`, close: front.close };
}
