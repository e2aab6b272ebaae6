import { Trans, useLingui } from "@lingui/react/macro";
import Ticket from "lucide-react/icons/ticket";
import { limits } from "#contract/constants/limits.ts";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./CodesRow.module.css";

const few = 3;

/** How many recovery codes are left, with a way to new ones. */
export function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useLingui();
  const total = limits.recoveryCodes;
  return (
    <AccountRow
      icon={<Ticket size={20} />}
      title={<Trans>Recovery codes</Trans>}
      detail={
        left <= few ? (
          <Trans comment="The tag makes the numbers stand out; left and total are whole numbers">
            <strong className={styles["few"]}>
              Left: {left} / {total}
            </strong>
            ; make new ones and keep them safe
          </Trans>
        ) : (
          t({ message: `Left: ${left} / ${total}`, comment: "left and total are whole numbers" })
        )
      }
      action={
        <Button
          aria-label={t({ message: "Make new ones: recovery codes", comment: "Name of a button" })}
          onClick={onRenew}
        >
          <Trans>Make new ones</Trans>
        </Button>
      }
    />
  );
}
