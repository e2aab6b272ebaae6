import type { Locale } from "./constants/site-languages.ts";

/** What the privacy notice says of the running system, in the words of one language; null for what it does not do. */
export interface NoticeFacts {
  /** The data controller's legal name and address. */
  controller: string | null;
  address: string | null;
  /** How long voice requests are kept, those that look like spam, how much longer in backups of our own, and how long IP addresses are. */
  requests: string;
  spam: string;
  backups: string | null;
  addresses: string;
  /** How long it is known what an account was used with, and how long the record is kept. */
  devices: string;
  record: string;
  /** How long what guests of rooms say is kept after the room has closed. */
  guests: string | null;
  /** How long after an approval its recordings are kept, and those that were not approved. */
  approved: string;
  unapproved: string;
  /** What happens, and so is mentioned: backups that others take, and mails about requests and offers. */
  foreignBackups: "yes" | null;
  mail: "yes" | null;
  /** Letters about logging in go to the addresses of accounts. */
  letters: "yes" | null;
}

/** The content of the meta element `notice-facts`, which the server fills in. */
export type AllNoticeFacts = Record<Locale, NoticeFacts>;
