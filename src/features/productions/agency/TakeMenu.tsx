import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Take } from "#contract/productions/productions.ts";
import { removeTake } from "#src/features/productions/mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";
import { EditTakeDialog } from "./EditTakeDialog.tsx";

interface TakeMenuProps {
  offerId: string;
  take: Take;
  /** Takes that it can stand for. */
  earlier: readonly Take[];
}

/** Changes a take that was never handed over, or removes it. */
export function TakeMenu({ offerId, take, earlier }: TakeMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ kind: "edit" | "remove"; opening: number; isOpen: boolean }>();
  const { mutate, isPending, error } = useSending(removeTake);
  const { takeId, title } = take;
  const show = (kind: "edit" | "remove") =>
    setOpen({ kind, opening: (open?.opening ?? 0) + 1, isOpen: true });
  const close = () => setOpen(open && { ...open, isOpen: false });
  const isOpen = (kind: "edit" | "remove") => open?.kind === kind && open.isOpen;
  return (
    <>
      <RowMenu name={title}>
        {(closeMenu) => (
          <>
            <RowAct
              Icon={Pencil}
              onPress={() => {
                closeMenu();
                show("edit");
              }}
            >
              <Trans comment="Act: changes title and the like of a take">Edit title</Trans>
            </RowAct>
            <RowAct
              Icon={Trash2}
              isDanger
              onPress={() => {
                closeMenu();
                show("remove");
              }}
            >
              <Trans comment="Act: a take goes">Remove</Trans>
            </RowAct>
          </>
        )}
      </RowMenu>
      {open?.kind === "edit" && (
        <EditTakeDialog
          key={open.opening}
          open={open.isOpen}
          offerId={offerId}
          take={take}
          earlier={earlier}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={isOpen("remove")}
        title={t({ message: `Remove “${title}”?`, comment: "Heading of a window; title is a take’s" })}
        act={<Trans comment="Act: a take goes">Remove</Trans>}
        busy={isPending}
        onConfirm={() => mutate({ offerId, takeId }, { onSuccess: close })}
        onClose={close}
      >
        <p>
          <Trans>The file is deleted; it can be sent again.</Trans>
        </p>
        {error && <FailureNotice error={error} />}
      </ConfirmDialog>
    </>
  );
}
