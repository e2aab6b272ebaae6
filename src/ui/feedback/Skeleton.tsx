import { clsx } from "clsx";
import styles from "./Skeleton.module.css";

/** A grey placeholder for a first load; appears after 300 ms. `className` sets its size. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div className={clsx(styles["skeleton"], className)} aria-hidden="true" />
);
