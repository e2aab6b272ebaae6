import { Trans } from "@lingui/react/macro";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { setLetterKeys, useLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { setLevelMatched, useLevelMatching } from "#src/voice/level-matching.ts";
import styles from "./ListeningGroup.module.css";

/** How samples sound and what keys do. Both are remembered on this device alone, and the player has them too. */
export function ListeningGroup({ session }: { session: Session }) {
  const isMatched = useLevelMatching((state) => state.isMatched);
  const areOn = useLetterKeys((state) => state.areOn);
  return (
    <AccountGroup
      title={<Trans comment="Heading: how samples sound, and what keys do">Listening</Trans>}
      hint={<Trans>Applies to this device only.</Trans>}
    >
      {serverHas(session, "search") && (
        <RowBox className={styles["row"]}>
          <Switch
            label={<Trans comment="Choice: samples are equally loud">Matched level</Trans>}
            hint={<Trans>All samples are equally loud; when off, they sound as recorded.</Trans>}
            checked={isMatched}
            onSwitch={setLevelMatched}
          />
        </RowBox>
      )}
      <RowBox className={styles["row"]}>
        <Switch
          label={
            <Trans comment="Name of a switch: whether keys that are a letter or sign do something">
              One-key shortcuts
            </Trans>
          }
          hint={<Trans>Use letters and signs as shortcuts, such as J for the next voice</Trans>}
          checked={areOn}
          onSwitch={setLetterKeys}
        />
      </RowBox>
    </AccountGroup>
  );
}
