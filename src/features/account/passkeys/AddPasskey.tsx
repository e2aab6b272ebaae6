import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { liveSessionsQuery } from "#src/features/account/sessions/queries.ts";
import { deviceWords } from "#src/session/device-words.ts";
import { preloadPasskeys } from "#src/session/passkeys/use-passkey.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { PasskeyNameDialog } from "./PasskeyNameDialog.tsx";
import { addPasskey } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Adds a passkey of this device; the name proposed for it is the device's, where the page has loaded the sessions. */
export function AddPasskey({ onAdded }: { onAdded?: () => void }) {
  const { data: sessions } = useQuery({ ...liveSessionsQuery, enabled: false });
  const { mutateAsync, isSuccess } = useSending(addPasskey);
  const [isOpen, setOpen] = useState(false);
  const current = sessions?.find(({ isCurrent }) => isCurrent);
  const deviceName = current?.browser || current?.system ? deviceWords(current) : undefined;
  const add = async (name: string, signal: AbortSignal) => {
    await mutateAsync({ name, signal });
    setOpen(false);
    onAdded?.();
  };
  return (
    <>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        onPointerEnter={preloadPasskeys}
        onFocus={preloadPasskeys}
        onClick={() => setOpen(true)}
      >
        <Trans>Add a passkey</Trans>
      </Button>
      <Status>
        {isSuccess && (
          <span>
            <Trans>Your passkey has been added.</Trans>
          </span>
        )}
      </Status>
      <PasskeyNameDialog
        open={isOpen}
        title={<Trans>Add a passkey</Trans>}
        name={deviceName ?? t({ message: "Passkey", comment: "Proposed name of a passkey" })}
        act={<Trans comment="Button: the next step">Continue</Trans>}
        onName={add}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
