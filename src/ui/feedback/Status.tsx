import type { ReactNode } from "react";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

/** Announces its content to screen readers when it changes. Keep it mounted, empty while there is nothing to say. */
export const Status = ({ children }: { children?: ReactNode }) => (
  <div role="status">
    {/* Text comes and goes with its element, which a browser's translation leaves in place. */}
    {children && <VisuallyHidden>{children}</VisuallyHidden>}
  </div>
);
