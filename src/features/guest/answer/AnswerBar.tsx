import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { GuestRoom } from "#contract/guest.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./AnswerBar.module.css";
import { VoteCount } from "./VoteCount.tsx";

const AnswerSheet = lazyPart(() => import("./AnswerSheet.tsx").then((part) => part.AnswerSheet));

/** "5 / 6 votes" and a button that opens the answer, above the console. */
export function AnswerBar({ room }: { room: GuestRoom }) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles["bar"]}>
      <VoteCount room={room} className={styles["count"]} />
      <Button
        look="primary"
        aria-haspopup="dialog"
        onPointerEnter={AnswerSheet.preload}
        onFocus={AnswerSheet.preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Trans context="button" comment="Button: opens a guest's order, name and the button that sends">
          Answer
        </Trans>
      </Button>
      {isWanted && (
        <AnswerSheet
          room={room}
          open={isOpen}
          onClose={() => setOpen(false)}
          onMissing={() => setWanted(false)}
        />
      )}
    </div>
  );
}
