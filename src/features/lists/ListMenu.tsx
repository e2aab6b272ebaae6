import { Trans } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";
import type { AskedName } from "./use-asked-name.ts";

interface ListMenuProps {
  list: { listId: string; name: string };
  onAsk: (asked: AskedName) => void;
  onDelete: () => void;
}

/** What can be done with a list; deleting is last. */
export const ListMenu = ({ list: { listId, name }, onAsk, onDelete }: ListMenuProps) => (
  <RowMenu name={name}>
    {(close) => {
      const then = (act: () => void) => () => {
        close();
        act();
      };
      return (
        <>
          <RowAct Icon={Pencil} onPress={then(() => onAsk({ act: "rename", listId, name }))}>
            <Trans comment="Entry of the menu of a list">Rename</Trans>
          </RowAct>
          <RowAct Icon={Copy} onPress={then(() => onAsk({ act: "copy", listId, name }))}>
            <Trans comment="Entry of the menu of a list, and button: makes the same list once more">
              Duplicate
            </Trans>
          </RowAct>
          <div className={menuSeparatorClass} />
          <RowAct Icon={Trash2} isDanger onPress={then(onDelete)}>
            <Trans comment="Entry of the menu of a client, and button">Delete</Trans>
          </RowAct>
        </>
      );
    }}
  </RowMenu>
);
