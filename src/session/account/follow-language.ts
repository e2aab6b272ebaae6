import { mutationOptions } from "@tanstack/react-query";
import type { Locale } from "#contract/constants/site-languages.ts";
import { api } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { onLanguageChoice } from "#src/lib/i18n/language-choice.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { sessionClient } from "#src/session/session-client.ts";
import { serverHas } from "#src/session/session.ts";

/** Without the answer's parser, which only the account's page needs; that page reads it again. */
const saveLanguage = mutationOptions({
  mutationKey: ["save-language"],
  scope: { id: "account" },
  mutationFn: (locale: Locale) => api.post("api/v1/account", { json: { locale } }),
  meta: { refreshes: [keys.account] },
});

/**
 * Stores the chosen language with the account, for its letters, where the server has accounts. It is tried once: the page
 * is in that language all the same, and the account's page says which one is stored. Returns a cleanup.
 */
export const followLanguage = (): (() => void) =>
  onLanguageChoice((locale) => {
    const client = sessionClient();
    const session = client.getQueryData(sessionQuery.queryKey);
    if (!session || !serverHas(session, "accounts")) return;
    void client
      .getMutationCache()
      .build(client, saveLanguage)
      .execute(locale)
      .catch(() => undefined);
  });
