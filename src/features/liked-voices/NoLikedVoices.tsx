import { Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import styles from "./LikedVoicesPage.module.css";

const heart = "M0-18C-9-42-44-44-44-12C-44 16-10 28 0 48C10 28 44 16 44-12C44-44 9-42 0-18Z";
const sizes = [0.42, 0.82, 1.22, 1.62, 2.02];

/** Rings in the shape of a heart; decorative. */
const HeartRings = () => (
  <svg className={styles["rings"]} viewBox="-100 -100 200 200" aria-hidden="true">
    {sizes.map((size, ring) => (
      <path key={size} d={heart} transform={`scale(${size})`} opacity={1 - ring * 0.18} />
    ))}
  </svg>
);

/** Says that nothing is liked yet, with a link to the library. */
export const NoLikedVoices = () => (
  <div className={styles["empty"]}>
    <EmptyPanel
      picture={<HeartRings />}
      title={<Trans>You have no liked voices yet</Trans>}
      action={
        <LinkButton to="/panel" look="primary" size="large" icon={<AudioLines size={20} />}>
          <Trans comment="Heading and link">Voice library</Trans>
        </LinkButton>
      }
    />
  </div>
);
