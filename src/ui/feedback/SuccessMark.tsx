import Check from "lucide-react/icons/check";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./SuccessMark.module.css";

const ring =
  "M99 0C102 15 101 32 93 45C84 57 70 65 59 73C47 82 37 93 23 99C8 104-8 101-22 95C-35 89-48 83-60 75C-72 67-84 57-92 44C-100 31-104 15-102 0C-100-15-92-29-86-42C-80-55-75-69-64-80C-53-91-38-97-23-99C-8-102 8-103 23-100C38-97 52-90 64-81C76-71 84-57 89-43C94-29 97-15 99 0Z";

/** A tick within rings, above a dialog's success message; decorative. */
export const SuccessMark = () => (
  <div className={styles["seal"]}>
    <Rings ring={ring} count={3} step={0.275} className={styles["rings"]} />
    <Check size={38} strokeWidth={2.75} aria-hidden="true" />
  </div>
);
