import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { limits } from "#contract/constants/limits.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { holdsName } from "./own-name.ts";
import styles from "./PasswordRules.module.css";

interface RuleProps {
  isMet: boolean;
  children: ReactNode;
}

const Rule = ({ isMet, children }: RuleProps) => (
  <li className={clsx(styles["rule"], isMet && styles["met"])}>
    {isMet ? <CircleCheck size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
    <span>{children}</span>
    {isMet && (
      <VisuallyHidden>
        {" "}
        <Trans comment="Said by screen readers after a rule of a password that is met">(met)</Trans>
      </VisuallyHidden>
    )}
  </li>
);

interface PasswordRulesProps {
  password: string;
  /** Names that the password may not hold; empty where the page does not know them. */
  names: string[];
}

/** What a password has to be; each rule is ticked once it is met. Whether it is a common one, only the server knows. */
export const PasswordRules = ({ password, names }: PasswordRulesProps) => (
  <div className={styles["rules"]}>
    <ul>
      <Rule isMet={[...password].length >= limits.password.least}>
        <Trans>At least 12 characters</Trans>
      </Rule>
      {names.length > 0 ? (
        <Rule isMet={password !== "" && !holdsName(password, names)}>
          <Trans>Does not contain your name</Trans>
        </Rule>
      ) : (
        <Rule isMet={false}>
          <Trans>Does not contain your name; checked when you save it</Trans>
        </Rule>
      )}
      <Rule isMet={false}>
        <Trans>Not a commonly used password; checked when you save it</Trans>
      </Rule>
    </ul>
    <p>
      <Trans>A sentence of a few words is both strong and easy to remember. Spaces are allowed.</Trans>
    </p>
  </div>
);
