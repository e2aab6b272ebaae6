import type { Suspicion } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";
import type { SubmittedVoiceRequest, VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import { bucketName, countAttempt, countOf, takeAttempt } from "#server/http/limits/attempts.ts";

const { links, quickSeconds, addresses, repeatedLetters } = limits.request.suspected;

/** An address as it is written to be pressed; a mere name such as “ornek.com” is what companies are called. */
const link = /\bhttps?:\/\/(?:www\.)?|\bwww\./giu;

const linksIn = (request: VoiceRequest): number =>
  Object.values(request).reduce<number>(
    (sum, text) => sum + (typeof text === "string" ? (text.match(link)?.length ?? 0) : 0),
    0,
  );

/** What else is known of a request: what the page told, and whether the text came from several addresses lately. */
type Told = Pick<SubmittedVoiceRequest, "website" | "openSeconds"> & { isRepeated: boolean };

/** What makes a request look like spam; null where nothing does. */
export function suspicionOf(
  request: VoiceRequest,
  { website, openSeconds, isRepeated }: Told,
): Suspicion[] | null {
  const found: Record<Suspicion, boolean> = {
    trap: Boolean(website),
    links: linksIn(request) >= links,
    speed: openSeconds !== undefined && openSeconds < quickSeconds,
    repeated: isRepeated,
  };
  const suspected = (Object.keys(found) as Suspicion[]).filter((one) => found[one]);
  return suspected.length > 0 ? suspected : null;
}

/**
 * What is compared of a text: its words, whatever their case, accents and marks. Undefined for a short one, and for one that the
 * form began with the voice asked for: several people may well send the same.
 */
export function comparedText({
  voiceRequirements,
  asked,
}: Pick<SubmittedVoiceRequest, "voiceRequirements" | "asked">): string | undefined {
  const words = foldPhrase(voiceRequirements);
  return asked === undefined && words.length >= repeatedLetters ? words : undefined;
}

/** Whether a text has come from several addresses within a day, this one among them, which is counted; by hashes that are kept for a day. */
export async function comesFromSeveral(tx: Db, text: string, address: string, now: Date): Promise<boolean> {
  const minutes = 24 * 60;
  const ofAddress = { bucket: bucketName("text of a request", text, address), most: 1, minutes };
  const ofAll = { bucket: bucketName("text of a request", text), most: addresses, minutes };
  if ((await takeAttempt(tx, ofAddress, now)) === 0) await countAttempt(tx, ofAll, now);
  return (await countOf(tx, ofAll, now)) >= addresses;
}
