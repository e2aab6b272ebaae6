import { Trans } from "@lingui/react/macro";
import Info from "lucide-react/icons/info";
import Users from "lucide-react/icons/users";
import type { GuestRoom } from "#contract/guest.ts";
import { yesesOf } from "#src/features/guest/calls/apply-change.ts";
import { useIsUnstored } from "#src/features/guest/calls/unstored.ts";
import { Unstored } from "#src/features/guest/rows/Unstored.tsx";
import { useGuest } from "#src/features/guest/store.ts";
import { shortNameOf } from "#src/features/guest/voice-name.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Problem } from "#src/lib/http/problem.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import styles from "./Answer.module.css";
import { votesOf } from "./votes-of.ts";

const OrderRows = lazyPart(() => import("./OrderRows.tsx").then((part) => part.OrderRows));
const SendForm = lazyPart(() => import("./SendForm.tsx").then((part) => part.SendForm));

/**
 * Why the server refused what was answered last: a limit, with when to try again. A line that is down and cookies that are
 * not kept are said elsewhere.
 */
function Refused() {
  const error = useGuest((state) => state.error);
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) return null;
  if (error.code === "cookie-missing") return null;
  return <FailureNotice error={error} />;
}

/** What a guest sends: the order of the yeses and a name. Votes that are missing don't hinder. */
export function Answer({ room }: { room: GuestRoom }) {
  const yeses = yesesOf(room).length;
  const votes = votesOf(room);
  const without = votes.filter(({ vote }) => vote === null);
  // Nothing is missing before one has begun.
  const isBegun = without.length < votes.length;
  const missing = without.map((voice) => shortNameOf(room, voice)).join(", ");
  const isUnstored = useIsUnstored((change) => "order" in change || "send" in change);
  return (
    <div className={styles["answer"]}>
      {yeses > 0 && (
        <section className={styles["order"]}>
          <h3 className={styles["heading"]}>
            <Trans comment="Heading: a guest's own order of the voices with a yes">Your order</Trans>
          </h3>
          <p className={styles["hint"]}>
            <Trans>The voices with “Yes”; the one you like best on top.</Trans>
          </p>
          <OrderRows room={room} />
        </section>
      )}
      <Refused />
      {isUnstored && <Unstored />}
      <SendForm room={room}>
        {room.sharesNotes && (
          <p className={styles["line"]}>
            <Users size={16} aria-hidden="true" />
            <Trans>The other guests see your notes, with your name.</Trans>
          </p>
        )}
        {isBegun && missing && room.sentAt === null && (
          <p className={styles["missing"]}>
            <Info size={18} aria-hidden="true" />
            <Trans comment="missing is one voice or several, such as A, C">
              Your vote is missing for {missing}; you can send your answers anyway.
            </Trans>
          </p>
        )}
      </SendForm>
    </div>
  );
}
