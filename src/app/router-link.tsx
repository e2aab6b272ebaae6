import { Link } from "@tanstack/react-router";
import type { AppLinkProps } from "#src/lib/app-link.tsx";

/** How the application draws its links: the router's, which load nothing anew. */
export const routerLink = ({ search, ...rest }: AppLinkProps) => <Link {...rest} search={{ ...search }} />;
