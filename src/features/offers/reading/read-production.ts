import { offerTurns } from "#contract/constants/values/offers.ts";
import {
  productionStates,
  takeFailures,
  takeFormats,
  takeStates,
} from "#contract/constants/values/productions.ts";
import type {
  Approval,
  Production,
  ProductionStanding,
  Take,
  TakeChecks,
} from "#contract/productions/productions.ts";
import {
  numberOrNull,
  readList,
  readNumber,
  readOne,
  readRecord,
  readText,
  textOrNull,
  type EveryField,
} from "#src/lib/http/parse.ts";

const oneOrNull = <T extends string>(value: unknown, part: string, known: readonly T[]): T | null =>
  value === undefined || value === null ? null : readOne(value, part, known);

/** Measures that only owners are told are left out where they are not given. */
function readChecks(value: unknown, part: string): TakeChecks | null {
  if (value === undefined || value === null) return null;
  const checks = readRecord(value, part);
  const figure = <Name extends keyof TakeChecks>(name: Name) =>
    checks[name] === undefined ? {} : { [name]: readNumber(checks[name], `${part}.${name}`) };
  return {
    loudness: numberOrNull(checks["loudness"], `${part}.loudness`),
    truePeak: numberOrNull(checks["truePeak"], `${part}.truePeak`),
    ...figure("clippedSamples"),
    ...figure("headSilence"),
    ...figure("tailSilence"),
    ...figure("spokenSeconds"),
    ...(checks["silentChannels"] !== undefined && {
      silentChannels: readList(checks["silentChannels"], `${part}.silentChannels`, readNumber),
    }),
  };
}

function readTake(value: unknown, part: string): EveryField<Take> {
  const take = readRecord(value, part);
  const number = (name: keyof Take) => readNumber(take[name], `${part}.${name}`);
  const numberIfKnown = (name: keyof Take) => numberOrNull(take[name], `${part}.${name}`);
  const text = (name: keyof Take) => readText(take[name], `${part}.${name}`);
  const textIfKnown = (name: keyof Take) => textOrNull(take[name], `${part}.${name}`);
  return {
    takeId: text("takeId"),
    place: number("place"),
    title: text("title"),
    round: number("round"),
    voiceId: textIfKnown("voiceId"),
    replaces: textIfKnown("replaces"),
    fileName: text("fileName"),
    bytes: number("bytes"),
    state: readOne(take["state"], `${part}.state`, takeStates),
    failure: oneOrNull(take["failure"], `${part}.failure`, takeFailures),
    sha256: textIfKnown("sha256"),
    format: oneOrNull(take["format"], `${part}.format`, takeFormats),
    seconds: numberIfKnown("seconds"),
    channels: numberIfKnown("channels"),
    sampleRate: numberIfKnown("sampleRate"),
    bitDepth: numberIfKnown("bitDepth"),
    checks: readChecks(take["checks"], `${part}.checks`),
    peaks: textIfKnown("peaks"),
    openNotes: number("openNotes"),
  };
}

function readApproval(value: unknown, part: string): Approval | null {
  if (value === undefined || value === null) return null;
  const approval = readRecord(value, part);
  return {
    at: readText(approval["at"], `${part}.at`),
    by: readText(approval["by"], `${part}.by`),
    takes: readList(approval["takes"], `${part}.takes`, (one, place) => {
      const take = readRecord(one, place);
      return {
        takeId: readText(take["takeId"], `${place}.takeId`),
        sha256: readText(take["sha256"], `${place}.sha256`),
        fileName: readText(take["fileName"], `${place}.fileName`),
      };
    }),
  };
}

/** Reads where the work on an offer stands; null where there is none. */
export function readStanding(value: unknown, part: string): ProductionStanding | null {
  if (value === undefined || value === null) return null;
  const standing = readRecord(value, part);
  return {
    state: readOne(standing["state"], `${part}.state`, productionStates),
    round: readNumber(standing["round"], `${part}.round`),
    roundsIncluded: readNumber(standing["roundsIncluded"], `${part}.roundsIncluded`),
    turn: oneOrNull(standing["turn"], `${part}.turn`, offerTurns),
  };
}

/** Reads the work on an accepted offer; null where there is none. */
export function readProduction(value: unknown, part: string): Production | null {
  const standing = readStanding(value, part);
  if (!standing) return null;
  const production = readRecord(value, part);
  return {
    ...standing,
    takes: readList(production["takes"], `${part}.takes`, readTake),
    handedOverAt: textOrNull(production["handedOverAt"], `${part}.handedOverAt`),
    openedAt: textOrNull(production["openedAt"], `${part}.openedAt`),
    sharesOriginals: production["sharesOriginals"] === true,
    approval: readApproval(production["approval"], `${part}.approval`),
    keptUntil: textOrNull(production["keptUntil"], `${part}.keptUntil`),
    keptDays: readNumber(production["keptDays"], `${part}.keptDays`),
    ...(production["mailed"] !== undefined && {
      mailed: readNumber(production["mailed"], `${part}.mailed`),
    }),
    remindedAt: textOrNull(production["remindedAt"], `${part}.remindedAt`),
  };
}
