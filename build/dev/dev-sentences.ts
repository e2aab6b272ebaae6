import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";

/** 40 % more characters; with each comes one of no width, where a line may break as between words. */
const longer = { extend: 0.8, extendCharacter: "~\u200B" };

/** The English sentences accented and 40 % longer, as JSON by id. */
export async function pseudoSentences(): Promise<string> {
  const [catalogue] = await getCatalogs(getConfig());
  const options = { sourceLocale: "en", fallbackLocales: {} };
  const { messages } = (await catalogue?.getTranslations("en", options)) ?? { messages: {} };
  const { source } = createCompiledCatalog("pseudo", messages, {
    namespace: "json",
    pseudoLocale: "pseudo",
    pseudoLocaleOptions: longer,
  });
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages);
}

/** While developing: a changed catalogue shows at once, and `?lang=pseudo` finds its sentences. */
export const devSentences = (): Plugin => ({
  name: "tinora-dev-sentences",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use("/pseudo.json", (_request, response) => {
      void pseudoSentences().then((json) => response.setHeader("content-type", "application/json").end(json));
    });
  },
  hotUpdate({ file }) {
    // Else only the components that name the catalogue would be drawn again, with the old sentences.
    if (file.endsWith(".po")) this.environment.hot.send({ type: "full-reload" });
  },
});
