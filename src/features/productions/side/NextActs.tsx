import { Plural, Trans } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Reply from "lucide-react/icons/reply";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Send from "lucide-react/icons/send";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ActKind } from "#src/features/productions/acts/ActDialogs.tsx";
import { openNotesOfAll, takesToHandOver, type ProducedOffer } from "#src/features/productions/takes.ts";
import { useOnline } from "#src/lib/browser/use-online.ts";
import { WhoIsTold } from "#src/features/productions/acts/WhoIsTold.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Side.module.css";

interface NextActsProps {
  offer: ProducedOffer;
  side: OfferTurn;
  onAct: (kind: ActKind) => void;
}

interface ActProps {
  isNext?: boolean;
  isDisabled?: boolean;
  icon: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

/** Filled is what is likely next. Without a network a button stays, and does nothing. */
function Act({ isNext = false, isDisabled = false, icon, onPress, children }: ActProps) {
  const isOff = !useOnline() || isDisabled;
  return (
    <Button
      wide
      {...(isNext && { look: "primary" as const })}
      icon={icon}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </Button>
  );
}

const size = { size: 20, "aria-hidden": true } as const;

/** The client answers what was handed over: with open notes changes are likely. */
function ClientActs({ offer, onAct }: NextActsProps) {
  const notes = openNotesOfAll(offer.production.takes);
  const ask = (
    <Act key="ask" isNext={notes > 0} icon={<Reply {...size} />} onPress={() => onAct("askChanges")}>
      <Plural
        comment="Button: the client wants takes changed, and how many notes are open"
        value={notes}
        _0="Ask for changes"
        one="Ask for changes (# note)"
        other="Ask for changes (# notes)"
      />
    </Act>
  );
  const approve = (
    <Act key="approve" isNext={notes === 0} icon={<Check {...size} />} onPress={() => onAct("approve")}>
      <Trans comment="Button: takes are final">Approve</Trans>
    </Act>
  );
  return (
    <>
      {notes > 0 ? [ask, approve] : [approve, ask]}
      <p className={styles["why"]}>
        <Plural
          comment="What approving does, and how many notes are open"
          value={notes}
          _0="If you approve, the takes are final and their files can be downloaded."
          one="# note is open. If you approve, it stays in the record and the files can be downloaded."
          other="# notes are open. If you approve, they stay in the record and the files can be downloaded."
        />
      </p>
    </>
  );
}

/** The agency hands over what is ready. */
function HandOver({ offer, onAct }: NextActsProps) {
  const takes = takesToHandOver(offer.production);
  const count = takes.length;
  const isReady = count > 0 && takes.every(({ state }) => state === "ready");
  return (
    <>
      <Act isNext isDisabled={!isReady} icon={<Send {...size} />} onPress={() => onAct("handOver")}>
        <Plural
          comment="Button: gives takes to the client for listening, and how many"
          value={count}
          _0="Hand over"
          one="Hand over (# take)"
          other="Hand over (# takes)"
        />
      </Act>
      <p className={styles["why"]}>
        {isReady ? (
          <WhoIsTold offer={offer} />
        ) : count === 0 ? (
          <span>
            <Trans>Add at least one take first.</Trans>
          </span>
        ) : (
          <span>
            <Trans>
              This can be done once every take is ready; remove those that could not be read, or send them
              again.
            </Trans>
          </span>
        )}
      </p>
    </>
  );
}

/** What this side may do now, and what it will do. */
export function NextActs(props: NextActsProps) {
  const { offer, side, onAct } = props;
  const { state, turn, openedAt } = offer.production;
  const act =
    turn === side && side === "client" ? (
      <ClientActs {...props} />
    ) : turn === side ? (
      <HandOver {...props} />
    ) : side === "agency" && state === "review" && openedAt === null ? (
      <Act icon={<Undo2 {...size} />} onPress={() => onAct("takeBack")}>
        <Trans comment="Button: undoes that takes were handed over">Take back</Trans>
      </Act>
    ) : side === "agency" && state === "approved" ? (
      <Act icon={<RotateCcw {...size} />} onPress={() => onAct("reopen")}>
        <Trans comment="Button: approved takes are worked on again">Reopen</Trans>
      </Act>
    ) : null;
  return act && <div className={styles["acts"]}>{act}</div>;
}
