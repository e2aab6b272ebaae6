import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Cog from "lucide-react/icons/cog";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { HistoryEntry } from "#contract/history.ts";
import { deviceWords } from "#src/session/device-words.ts";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { actionIcons } from "./action-icons.ts";
import { actionWords, shownFields } from "./action-words.ts";
import { stateWords } from "./state-words.ts";
import styles from "./EntryParts.module.css";

/** Who did it: a person, the system, somebody who is gone, or a name that nobody has. */
export function EntryActor({ entry: { actor } }: { entry: HistoryEntry }) {
  if (actor !== null && typeof actor !== "string")
    return (
      <span className={styles["who"]}>
        <Initials name={actor.name} size="quiet" />
        {actor.name}
      </span>
    );
  const Icon = { deleted: UserRoundX, unknown: CircleHelp, system: Cog }[actor ?? "system"];
  return (
    <span className={clsx(styles["who"], styles["quiet"])}>
      <span className={styles["round"]}>
        <Icon size={16} aria-hidden="true" />
      </span>
      {actor === null && (
        <span>
          <Trans comment="Who did something: the server by itself">System</Trans>
        </span>
      )}
      {actor === "deleted" && (
        <span>
          <Trans comment="Who did something: a person who was deleted">Deleted</Trans>
        </span>
      )}
      {actor === "unknown" && (
        <span>
          <Trans comment="Who tried to log in: a name that nobody has">Unknown name</Trans>
        </span>
      )}
    </span>
  );
}

/** What happened, in words and icon; refused logins stand out. */
export function EntryAction({ entry: { action } }: { entry: HistoryEntry }) {
  const { i18n } = useLingui();
  const Icon = actionIcons[action];
  return (
    <span className={clsx(styles["what"], action === "login.refused" && styles["refused"])}>
      <Icon size={18} aria-hidden="true" />
      {i18n._(actionWords[action])}
    </span>
  );
}

/** To whom or what it was done, from which state to which, and which fields changed. */
export function EntryDetails({ entry }: { entry: HistoryEntry }) {
  const { action, subject, fields, count } = entry;
  const { i18n } = useLingui();
  const changed = [
    stateWords(entry) ?? [],
    ...shownFields(action, fields).map((field) => i18n._(field)),
  ].flat();
  const words = [subject, changed.join(", ")].filter(Boolean).join(": ");
  return count === null ? (
    words
  ) : (
    <Plural
      comment="How often a login was refused in an hour; a whole number"
      value={count}
      one="Once in this hour"
      other="# times in this hour"
    />
  );
}

/** The device in words: its kind and the browser. */
export function EntryDevice({ entry: { device, browser } }: { entry: HistoryEntry }) {
  useLingui();
  return device || browser ? deviceWords({ device, browser, system: "" }) : "–";
}
