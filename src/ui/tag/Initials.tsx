import { clsx } from "clsx";
import { initials } from "#src/lib/i18n/format.ts";
import styles from "./Initials.module.css";

/** A person's portrait: up to two letters; decorative. `quiet` is without colour. */
export const Initials = ({ name, size }: { name: string; size?: "medium" | "quiet" }) => (
  <span className={clsx(styles["initials"], size && styles[size])} aria-hidden="true">
    {initials(name)}
  </span>
);
