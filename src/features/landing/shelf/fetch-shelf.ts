import { limits } from "#contract/constants/limits.ts";
import { genders, sampleKinds, voiceColors } from "#contract/constants/enumerations.ts";
import type { Showcase, ShowcaseVoice } from "#contract/showcase.ts";
import { publicApi, readJson } from "#src/lib/http/api.ts";
import { readList, readRecord, readText, type EveryField } from "#src/lib/http/parse.ts";
import { readNames } from "#src/voice/read-names.ts";
import { readSound } from "#src/voice/voice.ts";

function readShown(value: unknown, part: string): EveryField<ShowcaseVoice> {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    name: readText(voice["name"], `${part}.name`),
    title: readText(voice["title"], `${part}.title`),
    kind: sampleKinds.find((kind) => kind === voice["kind"]) ?? "OTHER",
    gender: genders.find((gender) => gender === voice["gender"]) ?? genders[0],
    voiceMp3: readText(voice["voiceMp3"], `${part}.voiceMp3`),
    voiceColorNames: readNames(voice["voiceColorNames"], `${part}.voiceColorNames`, voiceColors),
    ...readSound(voice),
  };
}

/** The voices that visitors hear, in the agency's order; fewer than three are no shelf. */
export async function fetchShelf(signal: AbortSignal): Promise<Showcase> {
  const body = await readJson(await publicApi.get("api/v1/showcase", { signal }));
  const showcase = readRecord(body, "showcase");
  const voices = readList(showcase["voices"], "showcase.voices", readShown);
  return {
    voices: voices.length < limits.showcase.least ? [] : voices.slice(0, limits.showcase.shown),
    isDemo: showcase["isDemo"] === true,
  };
}
