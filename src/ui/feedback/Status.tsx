import type { ReactNode } from "react";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { Spoken, type SpokenProps } from "./Spoken.tsx";

interface StatusProps extends Pick<SpokenProps, "kind" | "pause" | "only"> {
  children?: ReactNode;
}

/** Says its content to screen readers when it comes and when it changes, and shows nothing. */
export const Status = ({ children, ...rest }: StatusProps) => (
  <Spoken {...rest}>
    {/* Text comes and goes with its element, which a browser's translation leaves in place. */}
    {children && <VisuallyHidden>{children}</VisuallyHidden>}
  </Spoken>
);
