import type { ReactNode } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Says its content to screen readers whenever that changes; keep it mounted, and empty while there is nothing. */
export const Status = ({ children }: { children?: ReactNode }) => (
  <div role="status">
    <VisuallyHidden>{children}</VisuallyHidden>
  </div>
);
