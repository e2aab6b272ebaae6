import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Fragment } from "react";
import type { ClientAccount } from "#contract/clients.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { actsFor, actWords, type ClientAct } from "./client-acts.ts";
import styles from "./ClientMenu.module.css";
import { accountName } from "./first-person.ts";

export interface ClientMenus {
  /** Whether letters can be sent. */
  hasMail: boolean;
  onAct: (act: ClientAct, account: ClientAccount) => void;
}

/** The menu of a client's row; deleting is last. */
export function ClientMenu({ account, hasMail, onAct }: ClientMenus & { account: ClientAccount }) {
  const { t, i18n } = useLingui();
  const name = accountName(account);
  return (
    <Popover
      className={styles["menu"]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t({
            message: `More: ${name}`,
            comment: "Button: opens the menu of a client; name is the client’s",
          })}
          icon={<Ellipsis size={20} />}
        />
      )}
    >
      {(close) =>
        actsFor(account, hasMail).map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <div className={menuSeparatorClass} />}
            {group.map((act) => {
              const { Icon, name: words } = actWords[act];
              return (
                <button
                  key={act}
                  type="button"
                  className={clsx(menuItemClass, act === "delete" && styles["danger"])}
                  onClick={() => {
                    close();
                    onAct(act, account);
                  }}
                >
                  <Icon size={18} aria-hidden="true" />
                  {i18n._(words)}
                </button>
              );
            })}
          </Fragment>
        ))
      }
    </Popover>
  );
}
