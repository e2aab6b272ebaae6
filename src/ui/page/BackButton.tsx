import type { ComponentProps } from "react";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { useWayBack } from "./use-way-back.ts";

/** A way back that looks like a button, such as the one that leaves a form. */
export const BackButton = (props: ComponentProps<typeof LinkButton>) => (
  <LinkButton {...props} onClick={useWayBack(props).onClick} />
);
