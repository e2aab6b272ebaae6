import type { ReactNode } from "react";
import { AppLink, type AppPath } from "#src/lib/app-link.tsx";
import { menuItemClass } from "#src/ui/menu-class.ts";

interface ProfileLinkProps {
  to: AppPath;
  onClick: () => void;
  /** An icon and a name. */
  children: ReactNode;
}

/** A place that the profile menu leads to. */
export const ProfileLink = ({ to, onClick, children }: ProfileLinkProps) => (
  <li>
    <AppLink to={to} className={menuItemClass} onClick={onClick}>
      {children}
    </AppLink>
  </li>
);
