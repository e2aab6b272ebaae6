import type { ReactNode } from "react";
import { AppLink, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import { buttonClass, type ButtonLook } from "./button-class.ts";

/** A link inside the site that looks like a button. */
export function LinkButton({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: AppLinkProps & ButtonLook & { icon?: ReactNode }) {
  return (
    <AppLink {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </AppLink>
  );
}
