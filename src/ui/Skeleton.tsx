import { clsx } from "clsx";
import styles from "./Skeleton.module.css";

/** A grey shape for a first load; it appears after 300 ms. Its size comes from `className`. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div className={clsx(styles["skeleton"], className)} aria-hidden="true" />
);
