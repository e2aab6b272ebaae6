import type { AllNoticeFacts, NoticeFacts } from "#contract/privacy.ts";
import { agency } from "#src/lib/agency.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

/** What the build writes for the server to replace: every sentence, so that none can be missing. */
const unfilled: NoticeFacts = {
  controller: agency.name,
  address: "",
  requests: "",
  spam: "",
  backups: "",
  addresses: "",
  devices: "",
  record: "",
  guests: "",
  approved: "",
  unapproved: "",
  foreignBackups: "yes",
  mail: "yes",
  letters: "yes",
};

/** The facts of the notice as the server has put them into the page. */
export function noticeFacts(): NoticeFacts {
  const meta = typeof document === "undefined" ? null : document.querySelector("meta[name=notice-facts]");
  const content = meta?.getAttribute("content");
  return content ? (JSON.parse(content) as AllNoticeFacts)[currentLocale()] : unfilled;
}
