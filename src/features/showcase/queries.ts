import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { sampleKinds } from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { ShowcaseChoices } from "#contract/showcase.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { optionalText, readList, readNumber, readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readVoice } from "#src/voice/voice.ts";

function readSample(value: unknown, part: string): Voice {
  const { title, kind } = readRecord(value, part);
  const known = sampleKinds.find((one) => one === kind);
  return {
    ...readVoice(value, part),
    title: optionalText(title, `${part}.title`) ?? "",
    ...(known && { kind: known }),
  };
}

function readChoices(value: unknown): ShowcaseChoices {
  const choices = readRecord(value, "choices");
  return {
    chosen: readList(choices["chosen"], "choices.chosen", readSample),
    content: readList(choices["content"], "choices.content", readSample),
    totalPages: readNumber(choices["totalPages"], "choices.totalPages"),
    totalElements: readNumber(choices["totalElements"], "choices.totalElements"),
  };
}

export interface ChoicesQuery {
  q: string;
  /** Zero-based, as on the wire. */
  page: number;
}

/** What stands on the public page, and a page of what may. Only on servers with the feature `showcase`. */
export const choicesQuery = ({ q, page }: ChoicesQuery) =>
  queryOptions({
    queryKey: [...keys.showcase, { q, page }],
    queryFn: async ({ signal }) => {
      const searchParams = { ...(q && { q }), page, size: limits.pageSize.default };
      return readChoices(await readJson(await api.get("api/v1/showcase/choices", { searchParams, signal })));
    },
    placeholderData: keepPreviousData,
  });

/** Puts these samples on the public page, in this order, and takes all others off it. */
export const saveShowcase = mutationOptions({
  mutationFn: async (voiceIds: string[]) => {
    await api.post("api/v1/showcase", { json: { voiceIds } });
  },
  meta: { refreshes: [keys.showcase] },
});
