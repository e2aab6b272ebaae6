import { msg } from "@lingui/core/macro";
import { boolean, object, string, type ObjectSchema } from "yup";
import type { Locale } from "#contract/constants/site-languages.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { RoomDetails, RoomDraft } from "#contract/rooms.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import { untilRule } from "#src/session/guests/until-rule.ts";

const { password } = roomLimits;

/** What the form holds: a password is proposed before one is asked for. */
export interface RoomInputs extends Omit<RoomDraft, "voiceIds" | "password"> {
  asksPassword: boolean;
  password: string;
}

/** What an earlier room was like. */
export type FormerRoom = Pick<RoomDetails, "title" | "greeting" | "isBlind" | "sharesNotes" | "hasPassword">;

/** The form as it begins: with the list's name, or as an earlier room was. */
export const firstInputs = (
  { hasPassword, ...room }: FormerRoom,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): RoomInputs => ({
  title: room.title,
  greeting: room.greeting,
  until: dayAhead(timeZone, { days: 7 }),
  isBlind: room.isBlind,
  sharesNotes: room.sharesNotes,
  asksPassword: hasPassword,
  password: newPassword(locale),
});

/** The day alone, of a room that is open already. */
export const untilSchema = (timeZone: string): ObjectSchema<Pick<RoomInputs, "until">> =>
  object({ until: untilRule(timeZone) });

export function roomSchema(timeZone: string): ObjectSchema<RoomInputs> {
  return object({
    title: string()
      .trim()
      .required(messageId(msg`Name is required`)),
    greeting: string().trim().default(""),
    until: untilRule(timeZone),
    isBlind: boolean().required(),
    sharesNotes: boolean().required(),
    asksPassword: boolean().required(),
    password: string()
      .default("")
      .when("asksPassword", ([isAsked], typed) =>
        isAsked ? typed.trim().min(password.least, messageId(msg`Use at least 8 characters`)) : typed,
      ),
  });
}

/** What is sent for the form's values. */
export function draftOf(inputs: RoomInputs, timeZone: string, voiceIds: string[]): RoomDraft {
  const { asksPassword, password: typed, ...room } = roomSchema(timeZone).cast(inputs);
  return { ...room, password: asksPassword ? typed : null, voiceIds };
}
