import { t } from "@lingui/core/macro";
import type { LiveSession } from "#contract/session.ts";

/** The kind of a device in the selected language; empty where it is not known. */
function kindWords(device: LiveSession["device"]): string {
  if (device === "computer") return t({ message: "Computer", comment: "Kind of a device" });
  if (device === "phone") return t({ message: "Phone", comment: "Kind of a device" });
  if (device === "tablet") return t({ message: "Tablet", comment: "Kind of a device" });
  return "";
}

/** A device in words, such as "Phone, Safari": its kind, and its browser or else its system. */
export function deviceWords({
  device,
  browser,
  system,
}: Pick<LiveSession, "device" | "browser" | "system">): string {
  const words = [kindWords(device), browser || system].filter(Boolean).join(", ");
  return words || t({ message: "Unknown device", comment: "Kind of a device" });
}
