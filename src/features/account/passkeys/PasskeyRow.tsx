import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Passkey } from "#contract/account.ts";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { PasskeyNameDialog } from "./PasskeyNameDialog.tsx";
import { removePasskey, renamePasskey } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** "Added: 3 November 2026 · Last login: yesterday, 21:30". */
function useWords({ createdAt, lastUsedAt }: Passkey): string {
  const locale = currentLocale();
  const [now] = useState(() => new Date());
  const day = formatDate(createdAt, locale);
  const words = [t({ message: `Added: ${day}`, comment: "day is a date" })];
  if (lastUsedAt !== null) {
    const ago = formatAgo(lastUsedAt, now, locale, "with time");
    words.push(t({ message: `Last used: ${ago}`, comment: "ago is such as “yesterday, 17.20” or a date" }));
  }
  return words.join(" · ");
}

/** A passkey, with what renames and removes it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t: inLanguage } = useLingui();
  const words = useWords(passkey);
  const rename = useSending(renamePasskey);
  const removal = useSending(removePasskey);
  const [open, setOpen] = useState<"name" | "remove">();
  const close = () => setOpen(undefined);
  const { id, name } = passkey;
  return (
    <>
      <AccountRow
        icon={<KeyRound size={20} />}
        title={name}
        detail={words}
        action={
          <>
            <IconButton
              label={inLanguage({
                message: `Rename: ${name}`,
                comment: "Name of a button; name is a passkey’s",
              })}
              icon={<Pencil size={18} />}
              onClick={() => setOpen("name")}
            />
            <IconButton
              label={inLanguage({
                message: `Delete: ${name}`,
                comment: "Name of a button; name is a passkey’s",
              })}
              icon={<Trash2 size={18} />}
              onClick={() => {
                removal.reset();
                setOpen("remove");
              }}
            />
          </>
        }
      />
      <PasskeyNameDialog
        open={open === "name"}
        title={<Trans comment="Title of a window">Rename passkey</Trans>}
        name={name}
        act={<Trans comment="Button">Save</Trans>}
        onName={(next) => rename.mutateAsync({ id, name: next }).then(close)}
        onClose={close}
      />
      <ConfirmDialog
        open={open === "remove"}
        title={<Trans comment="Title of a window">Delete passkey?</Trans>}
        act={<Trans comment="Button">Delete</Trans>}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(id, { onSuccess: close })}
        onClose={close}
      >
        <p>
          <Trans comment="name is a passkey’s">
            You can no longer log in with this passkey: {name}. Delete it on the device too.
          </Trans>
        </p>
        <ActFailure error={removal.error} />
      </ConfirmDialog>
    </>
  );
}
