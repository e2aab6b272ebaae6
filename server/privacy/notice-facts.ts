import { locales, type Locale } from "#contract/constants/site-languages.ts";
import { limits } from "#contract/constants/limits.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { AllNoticeFacts, NoticeFacts } from "#contract/privacy.ts";
import { backupWeeks } from "#server/backup/rotation.ts";
import type { Config } from "#server/config.ts";
import { servesRooms } from "#server/rooms/served.ts";
import { knownDays } from "#server/session/login/known-devices.ts";
import { signInDays } from "#server/session/login/sign-ins.ts";

type Governing = Pick<
  Config,
  "agencyLegalName" | "agencyAddress" | "voiceRequestDays" | "hourlyBackups" | "smtpUrl" | "settings"
>;

/** A duration as people say it: "180 gün", "8 weeks". */
const duration = (locale: Locale, count: number, unit: "day" | "week") =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);

/** What the privacy notice says, out of the settings and rules that govern it. */
export function noticeFacts(config: Governing): AllNoticeFacts {
  const factsIn = (locale: Locale): NoticeFacts => ({
    controller: config.agencyLegalName ?? null,
    address: config.agencyAddress ?? null,
    requests: duration(locale, config.voiceRequestDays, "day"),
    spam: duration(locale, Math.min(limits.request.spamDays, config.voiceRequestDays), "day"),
    backups: config.hourlyBackups ? duration(locale, backupWeeks, "week") : null,
    addresses: duration(locale, signInDays, "day"),
    devices: duration(locale, knownDays, "day"),
    record: duration(locale, limits.historyDays, "day"),
    guests: servesRooms(config.settings) ? duration(locale, roomLimits.keptDays, "day") : null,
    approved: duration(locale, config.settings.deliveryDays, "day"),
    unapproved: duration(locale, productionLimits.unapprovedDays, "day"),
    foreignBackups: config.hourlyBackups ? null : "yes",
    mail: config.smtpUrl ? "yes" : null,
    letters: config.settings.mail ? "yes" : null,
  });
  return Object.fromEntries(locales.map((locale) => [locale, factsIn(locale)])) as AllNoticeFacts;
}
