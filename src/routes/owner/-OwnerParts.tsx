import { LiveCount } from "#src/features/voice-requests/live/LiveCount.tsx";
import { ProofMount } from "#src/session/proof/ProofMount.tsx";
import { serverHas, type Session } from "#src/session/session.ts";

/** What every page of an owner has and nobody sees until it is needed. */
export const OwnerParts = ({ session }: { session: Session }) => (
  <>
    <ProofMount />
    {serverHas(session, "requests") && <LiveCount hasAnswers={serverHas(session, "negotiation")} />}
  </>
);
