import { Trans } from "@lingui/react/macro";
import { LeaveDialog } from "#src/ui/dialog/LeaveDialog.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";

/** The words of the question before recovery codes are left uncopied. */
const leaving = {
  title: <Trans>Leave without copying?</Trans>,
  loss: <Trans>The recovery codes are shown only here, and only once.</Trans>,
  stay: <Trans comment="Button: stays with what has to be copied first">Stay here</Trans>,
};

interface CodesGuardProps {
  /** Whether codes are shown that nobody has copied. */
  isUncopied: boolean;
  /** Whether closing was asked for. */
  isAsking: boolean;
  onAnswer: (mayLeave: boolean) => void;
}

/** Asks before recovery codes are left that were not copied: by a button of ours, or by leaving the page. */
export const CodesGuard = ({ isUncopied, isAsking, onAnswer }: CodesGuardProps) => (
  <>
    <LeaveGuard isChanged={isUncopied} {...leaving} />
    <LeaveDialog open={isAsking} onAnswer={onAnswer} {...leaving} />
  </>
);
