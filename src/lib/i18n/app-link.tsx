import { useLingui } from "@lingui/react";
import type { LinkProps } from "@tanstack/react-router";
import { createContext, use, type ComponentPropsWithRef, type ReactNode } from "react";
import { defaultLocale } from "#contract/constants/site-languages.ts";
import { stringifySearch } from "#src/lib/browser/search.ts";
import { currentLocale, isPublic } from "./locale.ts";

/** Every path of the application, from its registered router. */
export type AppPath = Exclude<NonNullable<LinkProps["to"]>, "." | "..">;

export interface AppLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: AppPath;
  /** The values of the path's `$names`. */
  params?: Record<string, string> | undefined;
  search?: Record<string, string | number | string[] | undefined> | undefined;
  hash?: string | undefined;
}

/** Public pages carry the language in their address. */
function searchFor({ to, search }: Pick<AppLinkProps, "to" | "search">): AppLinkProps["search"] {
  const locale = currentLocale();
  return isPublic(to) && locale !== defaultLocale ? { ...search, lang: locale } : search;
}

const pathOf = ({ to, params = {} }: Pick<AppLinkProps, "to" | "params">): string =>
  to.replaceAll(/\$(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));

export const hrefOf = ({
  to,
  params,
  search,
  hash,
}: Pick<AppLinkProps, "to" | "params" | "search" | "hash">): string =>
  pathOf({ to, params }) + stringifySearch(searchFor({ to, search }) ?? {}) + (hash ? `#${hash}` : "");

const plainLink = ({ to, params, search, hash, children, ...rest }: AppLinkProps) => (
  <a {...rest} href={hrefOf({ to, params, search, hash })}>
    {children}
  </a>
);

/** Renders a link: a plain one, unless the application provides the router's. */
export const LinkContext = createContext<(props: AppLinkProps) => ReactNode>(plainLink);

/** A link inside the site. It imports no router, because the public pages have none. */
export function AppLink({ search, ...props }: AppLinkProps) {
  useLingui(); // the address of the landing page follows the language
  const renderLink = use(LinkContext);
  return renderLink({ ...props, search: searchFor({ to: props.to, search }) });
}
