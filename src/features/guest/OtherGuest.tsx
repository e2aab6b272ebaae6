import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Problem } from "#src/lib/http/problem.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { useGuest } from "./store.ts";

/** Says that the letters of this page are another guest's now, or that its browser cannot be a guest at all. */
export function OtherGuest(): ReactNode {
  const { isAnother, error } = useGuest();
  if (isAnother)
    return (
      <Notice kind="danger">
        <Trans>
          This room was also opened in another tab, so the letters here may now mean other voices. Please
          listen and vote here again.
        </Trans>
      </Notice>
    );
  if (error instanceof Problem && error.code === "cookie-missing") return <FailureNotice error={error} />;
  return null;
}
