import { Trans, useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./FirstVoices.module.css";

interface FirstVoicesProps {
  first: number;
  most: number;
  onFirst: (first: number) => void;
}

/** How many of the voices are the first ones: a sentence around a number that can be stepped. */
export const FirstVoices = (props: FirstVoicesProps) => (
  <span className={styles["first"]}>
    <Trans comment="The tag is a stepper with a number: the first so many voices of a table">
      First <Stepper {...props} /> voices
    </Trans>
  </span>
);

/** How many of the voices are the first ones, where a bar is too narrow for the sentence. */
export const ShortFirstVoices = (props: FirstVoicesProps) => {
  const { first } = props;
  return (
    <Stepper {...props}>
      <Trans comment="Between two buttons that change the number: so many voices of a table">
        First {first}
      </Trans>
    </Stepper>
  );
};

/** Two buttons around the number, or around what says it. */
function Stepper({ first, most, onFirst, children = first }: FirstVoicesProps & { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <span className={styles["stepper"]}>
      <IconButton
        label={t({ message: "One voice fewer", comment: "Name of a button" })}
        icon={<Minus size={18} />}
        aria-disabled={first <= 1}
        onClick={() => first > 1 && onFirst(first - 1)}
      />
      <span className={styles["number"]}>{children}</span>
      <IconButton
        label={t({ message: "One voice more", comment: "Name of a button" })}
        icon={<Plus size={18} />}
        aria-disabled={first >= most}
        onClick={() => first < most && onFirst(first + 1)}
      />
    </span>
  );
}
