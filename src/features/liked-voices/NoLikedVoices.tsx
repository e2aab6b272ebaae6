import { Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import { EmptyPanel } from "#src/ui/EmptyPanel.tsx";
import { LinkButton } from "#src/ui/LinkButton.tsx";
import { HeartRings } from "./HeartRings.tsx";
import styles from "./LikedVoicesPage.module.css";

/** Nothing is liked yet: one way on. */
export const NoLikedVoices = () => (
  <div className={styles["empty"]}>
    <EmptyPanel
      picture={<HeartRings />}
      title={<Trans>You have no liked voices yet</Trans>}
      action={
        <LinkButton to="/panel" look="primary" size="large" icon={<AudioLines size={20} />}>
          <Trans>Voice library</Trans>
        </LinkButton>
      }
    />
  </div>
);
