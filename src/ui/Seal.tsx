import Check from "lucide-react/icons/check";
import { Rings } from "./Rings.tsx";
import styles from "./Seal.module.css";

/** A tick within rings, over what a dialog says when all went well; decorative. */
export const Seal = () => (
  <div className={styles["seal"]}>
    <Rings count={3} step={0.28} className={styles["rings"]} />
    <Check size={34} strokeWidth={3} aria-hidden="true" />
  </div>
);
