import { Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./ComparePage.module.css";
import { libraryOf } from "./WayBack.tsx";

/** Says that there is nothing to compare, with a link to the library. */
export const TooFewVoices = ({ openedFrom }: { openedFrom: string | undefined }) => (
  <EmptyPanel
    picture={<Rings count={5} step={0.5} className={styles["rings"]} />}
    title={<Trans>Select at least two voices to compare</Trans>}
    action={
      <LinkButton {...libraryOf(openedFrom)} look="primary" size="large" icon={<AudioLines size={20} />}>
        <Trans comment="Heading and link">Voice library</Trans>
      </LinkButton>
    }
  />
);
