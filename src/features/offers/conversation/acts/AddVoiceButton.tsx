import { Trans } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./CounterDialog.module.css";

interface AddVoiceButtonProps {
  name: string;
  /** What tells the artist's samples apart. */
  sample?: ReactNode;
  onAdd: () => void;
}

/** Takes an artist's voice into a proposal. */
export const AddVoiceButton = ({ name, sample, onAdd }: AddVoiceButtonProps) => (
  <Button size="small" look="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
    <Trans comment="Button: takes an artist (name) back into a proposal">Add {name}</Trans>
    {sample && <span className={styles["sample"]}> {sample}</span>}
  </Button>
);
