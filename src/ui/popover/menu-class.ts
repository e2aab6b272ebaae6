import styles from "./Menu.module.css";

/** The class of a menu's row, 44 px high: a link or a button. */
export const menuItemClass = styles["item"];

/** The class of the line between two groups of rows. */
export const menuSeparatorClass = styles["separator"];
