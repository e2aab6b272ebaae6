import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CircleCheck from "lucide-react/icons/circle-check";
import Ellipsis from "lucide-react/icons/ellipsis";
import EyeOff from "lucide-react/icons/eye-off";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import type { SampleForm } from "#src/features/voice-artists/kept/kept-form.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { menuItemClass, menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./SampleMenu.module.css";

interface ItemProps {
  Icon: LucideIcon;
  /** Why it cannot be done now. */
  refusal?: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Item = ({ Icon, refusal, className, disabled = false, onPress, children }: ItemProps) => (
  <button
    type="button"
    className={clsx(menuItemClass, styles["item"], className)}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
  >
    <Icon size={18} aria-hidden="true" />
    <span>
      {children}
      {refusal && <span className={styles["why"]}>{refusal}</span>}
    </span>
  </button>
);

export interface SampleActs {
  onStep: (by: 1 | -1) => void;
  onState: (state: SampleForm["state"]) => void;
  onRemove: () => void;
}

interface SampleMenuProps extends SampleActs {
  sample: SampleForm;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the artist’s consent lets it be published today. */
  mayPublish: boolean;
  /** Whether an offer names it, so that it has to stay. */
  isInOffers: boolean;
}

/** The menu of a sample’s row; removing is last. */
export function SampleMenu({
  sample,
  name,
  isFirst,
  isLast,
  mayPublish,
  isInOffers,
  ...acts
}: SampleMenuProps) {
  const { t } = useLingui();
  return (
    <Popover
      className={styles["menu"]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t({
            message: `More: ${name}`,
            comment: "Button: opens the menu of a row; name is the row’s",
          })}
          icon={<Ellipsis size={20} />}
        />
      )}
    >
      {(close) => {
        const then = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <Item Icon={ArrowUp} disabled={isFirst} onPress={then(() => acts.onStep(-1))}>
              <Trans comment="Entry of a menu: one place up in a list">Move up</Trans>
            </Item>
            <Item Icon={ArrowDown} disabled={isLast} onPress={then(() => acts.onStep(1))}>
              <Trans comment="Entry of a menu: one place down in a list">Move down</Trans>
            </Item>
            <div className={menuSeparatorClass} />
            {sample.state === "published" ? (
              <Item Icon={EyeOff} onPress={then(() => acts.onState("hidden"))}>
                <Trans comment="Button: a sample is no longer shown to clients">Hide</Trans>
              </Item>
            ) : (
              <Item
                Icon={CircleCheck}
                disabled={!mayPublish}
                refusal={!mayPublish && <Trans>The artist’s consent is missing</Trans>}
                onPress={then(() => acts.onState("published"))}
              >
                <Trans comment="Button: shows a sample to clients">Publish</Trans>
              </Item>
            )}
            <div className={menuSeparatorClass} />
            <Item
              Icon={Trash2}
              className={styles["danger"]}
              disabled={isInOffers}
              refusal={isInOffers && <Trans>An offer names it. Hide it instead.</Trans>}
              onPress={then(acts.onRemove)}
            >
              <Trans comment="Entry of a menu: takes a sample away">Remove</Trans>
            </Item>
          </>
        );
      }}
    </Popover>
  );
}
