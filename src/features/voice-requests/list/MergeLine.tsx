import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Merge from "lucide-react/icons/merge";
import UsersRound from "lucide-react/icons/users-round";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./MergeLine.module.css";

export interface MergeActs {
  /** The second one becomes part of the first. */
  onMerge: (first: ListedRequest, second: ListedRequest) => void;
  /** Asks no more whether these are one. */
  onKeepApart: (first: ListedRequest, second: ListedRequest) => void;
}

/** Under requests of one person: that they are, and whether the first two become one. */
export function MergeLine({ requests, onMerge, onKeepApart }: MergeActs & { requests: ListedRequest[] }) {
  const { t } = useLingui();
  const [first, second] = requests;
  if (!first || !second) return null;
  const what = second.projectMedium;
  const { fullName } = first;
  const count = requests.length;
  return (
    <div className={styles["line"]}>
      <span className={styles["words"]}>
        <UsersRound size={18} aria-hidden="true" />
        <span>
          <Plural
            comment="Under requests of the same address or number; a whole number of two or more"
            value={count}
            one="# request of the same person"
            other="# requests of the same person"
          />
        </span>
      </span>
      <Button
        size="small"
        icon={<Merge size={16} aria-hidden="true" />}
        aria-label={t({
          message: `Merge: ${fullName}, ${what}`,
          comment: "Name of a button for screen readers; what is the medium of the newer request",
        })}
        onClick={() => onMerge(first, second)}
      >
        <Trans comment="Button: makes one of two requests of the same person">Merge</Trans>
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={t({
          message: `Keep apart: ${fullName}, ${what}`,
          comment: "Name of a button for screen readers; what is the medium of the newer request",
        })}
        onClick={() => onKeepApart(first, second)}
      >
        <Trans comment="Button: two requests of the same person stay two">Keep apart</Trans>
      </Button>
    </div>
  );
}
