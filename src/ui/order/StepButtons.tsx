import { useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { IconButton } from "#src/ui/button/IconButton.tsx";

interface StepButtonsProps {
  /** Of the row. */
  name: string;
  /** Where the row stands, from 0, and how many there are. */
  index: number;
  total: number;
  /** Moves the row up (-1) or down (1). */
  onStep: (by: -1 | 1) => void;
}

/** Moves a row by one place, for who neither drags nor lifts it. */
export function StepButtons({ name, index, total, onStep }: StepButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        label={t({ message: `Move up: ${name}`, comment: "Name of a button; name is an artist’s" })}
        icon={<ArrowUp size={18} />}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onStep(-1)}
      />
      <IconButton
        label={t({ message: `Move down: ${name}`, comment: "Name of a button; name is an artist’s" })}
        icon={<ArrowDown size={18} />}
        aria-disabled={index === total - 1}
        onClick={() => index < total - 1 && onStep(1)}
      />
    </>
  );
}
