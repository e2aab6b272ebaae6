import styles from "./Spinner.module.css";

/** Decorative: the text beside it says what is loading. */
export const Spinner = () => <span className={styles["spinner"]} aria-hidden="true" />;
