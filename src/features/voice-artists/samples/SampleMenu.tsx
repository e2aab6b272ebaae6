import { Trans } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CircleCheck from "lucide-react/icons/circle-check";
import EyeOff from "lucide-react/icons/eye-off";
import Trash2 from "lucide-react/icons/trash-2";
import type { SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { menuSeparatorClass } from "#src/ui/popover/menu-class.ts";
import { RowAct, RowMenu } from "#src/ui/popover/RowMenu.tsx";

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
  return (
    <RowMenu name={name}>
      {(close) => {
        const then = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <RowAct Icon={ArrowUp} disabled={isFirst} onPress={then(() => acts.onStep(-1))}>
              <Trans comment="Entry of a menu: one place up in a list">Move up</Trans>
            </RowAct>
            <RowAct Icon={ArrowDown} disabled={isLast} onPress={then(() => acts.onStep(1))}>
              <Trans comment="Entry of a menu: one place down in a list">Move down</Trans>
            </RowAct>
            <div className={menuSeparatorClass} />
            {sample.state === "published" ? (
              <RowAct Icon={EyeOff} onPress={then(() => acts.onState("hidden"))}>
                <Trans comment="Button: a sample is no longer shown to clients">Hide</Trans>
              </RowAct>
            ) : (
              <RowAct
                Icon={CircleCheck}
                disabled={!mayPublish}
                refusal={!mayPublish && <Trans>The artist’s consent is missing</Trans>}
                onPress={then(() => acts.onState("published"))}
              >
                <Trans comment="Button: shows a sample to clients">Publish</Trans>
              </RowAct>
            )}
            <div className={menuSeparatorClass} />
            <RowAct
              Icon={Trash2}
              isDanger
              disabled={isInOffers}
              refusal={isInOffers && <Trans>It is named in an offer. Hide it instead.</Trans>}
              onPress={then(acts.onRemove)}
            >
              <Trans comment="Entry of a menu: takes a sample away">Remove</Trans>
            </RowAct>
          </>
        );
      }}
    </RowMenu>
  );
}
