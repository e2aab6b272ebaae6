import { useLingui } from "@lingui/react";
import { Fragment } from "react";
import type { ClientAccount } from "#contract/clients/clients.ts";
import { menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";
import { actsFor, actWords, type ClientAct } from "./client-acts.ts";
import { accountName } from "./first-person.ts";

export interface ClientMenus {
  /** Whether letters can be sent. */
  hasMail: boolean;
  onAct: (act: ClientAct, account: ClientAccount) => void;
}

/** The menu of a client's row; deleting is last. */
export function ClientMenu({ account, hasMail, onAct }: ClientMenus & { account: ClientAccount }) {
  const { i18n } = useLingui();
  return (
    <RowMenu name={accountName(account)}>
      {(close) =>
        actsFor(account, hasMail).map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <div className={menuSeparatorClass} />}
            {group.map((act) => (
              <RowAct
                key={act}
                Icon={actWords[act].Icon}
                isDanger={act === "delete"}
                onPress={() => {
                  close();
                  onAct(act, account);
                }}
              >
                {i18n._(actWords[act].name)}
              </RowAct>
            ))}
          </Fragment>
        ))
      }
    </RowMenu>
  );
}
