import styles from "./Menu.module.css";

/** A row of a menu, 44 px high: for a link or a button. */
export const menuItemClass = styles["item"];

/** The hairline between two groups of rows. */
export const menuSeparatorClass = styles["separator"];
