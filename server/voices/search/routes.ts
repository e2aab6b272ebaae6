import { SuggestionsQuerystring, VoiceSuggestions } from "#contract/voices/voice-suggestions.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import type { CurrentIndex } from "#server/voices/current-index.ts";
import { readLibraryQuery } from "#server/voices/library-query.ts";
import type { SearchIndex } from "./search-index.ts";
import { suggest } from "./suggest.ts";

interface SuggestionParts extends Pick<Parts, "db" | "callers" | "clock" | "settings"> {
  searched: CurrentIndex<SearchIndex>;
}

/** What could be meant by what is being typed into the search. */
export function registerSuggestions(app: App, { db, callers, searched, ...parts }: SuggestionParts): void {
  app.get(
    "/api/v1/voices/suggestions",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "suggestVoices",
        summary: "Filters, artists and texts that begin with what is being typed",
        tags: ["voices"],
        security: [{ bearer: [] }],
        querystring: SuggestionsQuerystring,
        response: { 200: VoiceSuggestions },
      },
    },
    async (request, reply) => {
      const today = agencyToday(parts);
      const index = await searched.at({ generation: callerOf(request).generation, today });
      // Other letters are typed in a moment: nobody asks for the same again.
      return reply
        .header("cache-control", "private, no-store")
        .send(await suggest(db, index, readLibraryQuery(request.query), today));
    },
  );
}
