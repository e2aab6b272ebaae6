import { useLingui } from "@lingui/react";
import { createContext, use, type ComponentPropsWithRef, type ReactNode } from "react";
import type { FileRoutesByTo } from "#src/routeTree.gen.ts";
import { currentLocale, isPublic } from "./locale.ts";
import { stringifySearch } from "./search.ts";

/** Every address of the application, from the route tree. */
export type AppPath = keyof FileRoutesByTo;

export interface AppLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: AppPath;
  search?: Record<string, string | number | string[] | undefined> | undefined;
  hash?: string | undefined;
}

/** A public page in the selected language has an address of its own. */
const searchFor = ({ to, search }: Pick<AppLinkProps, "to" | "search">) =>
  isPublic(to) && currentLocale() === "en" ? { ...search, lang: "en" } : search;

export const hrefOf = ({ to, search, hash }: Pick<AppLinkProps, "to" | "search" | "hash">): string =>
  to + stringifySearch(searchFor({ to, search }) ?? {}) + (hash ? `#${hash}` : "");

const plainLink = ({ to, search, hash, children, ...rest }: AppLinkProps) => (
  <a {...rest} href={hrefOf({ to, search, hash })}>
    {children}
  </a>
);

/** Draws a link: a plain one, unless the application provides its router's. */
export const LinkContext = createContext<(props: AppLinkProps) => ReactNode>(plainLink);

/** A link inside the site. It knows no router, so that the landing page can do without one. */
export function AppLink({ search, ...props }: AppLinkProps) {
  useLingui(); // the address of the landing page follows the language
  const drawLink = use(LinkContext);
  return drawLink({ ...props, search: searchFor({ to: props.to, search }) });
}
