import type { ReactNode } from "react";
import type { NoticeFacts } from "#contract/privacy.ts";
import { agency } from "#src/lib/agency.ts";
import { noticeFacts } from "./notice-facts.ts";

type FactName = keyof NoticeFacts;

/** A fact of the running system; the server fills it in (server/privacy/fill-notice.ts). */
export const Fact = ({ name }: { name: FactName }) => (
  <span data-fact={name}>{noticeFacts()[name] ?? agency.name}</span>
);

interface OnlyWhenProps {
  fact: FactName;
  as?: "li" | "p";
  children: ReactNode;
}

/** A sentence that is left out where the system does not do what it says. */
export const OnlyWhen = ({ fact, as: Element = "li", children }: OnlyWhenProps) =>
  noticeFacts()[fact] === null ? null : <Element data-when={fact}>{children}</Element>;
