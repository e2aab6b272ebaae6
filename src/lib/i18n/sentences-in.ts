import { setupI18n, type I18n, type Messages } from "@lingui/core";
import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#contract/constants/site-languages.ts";
import { keys } from "#src/lib/http/query-keys.ts";

const files = import.meta.glob<{ messages: Messages }>("/locales/*.po");

/** All sentences of a language, which need not be the one on screen: for what is written to somebody else. */
export const sentencesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...keys.sentences, locale],
    queryFn: async (): Promise<I18n> => {
      const messages = (await files[`/locales/${locale}.po`]?.())?.messages ?? {};
      return setupI18n({ locale, messages: { [locale]: messages } });
    },
    staleTime: Infinity,
  });
