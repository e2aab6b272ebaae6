import { Trans } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import Mic from "lucide-react/icons/mic";
import Music from "lucide-react/icons/music";
import SlidersVertical from "lucide-react/icons/sliders-vertical";
import Video from "lucide-react/icons/video";
import { useId } from "react";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { DubbingIcon } from "./DubbingIcon.tsx";
import { MixingFormats } from "./MixingFormats.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import styles from "./Services.module.css";

export function Services() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>
          <Trans>Our services</Trans>
        </h2>
      </VisuallyHidden>
      <ul className={styles["grid"]}>
        <ServiceCard icon={<Mic size={24} aria-hidden="true" />} name={<Trans>Voice-over</Trans>}>
          <p>
            <Trans>
              From commercials to phone menus, we match your script with the right voice and record it at
              studio quality.
            </Trans>
          </p>
        </ServiceCard>
        <ServiceCard icon={<DubbingIcon size={24} />} name={<Trans>Dubbing</Trans>}>
          <p>
            <Trans>
              Films, series and games in the target language, with precise sync and natural acting.
            </Trans>
          </p>
        </ServiceCard>
        <ServiceCard
          icon={<Music size={24} aria-hidden="true" />}
          name={<Trans>Music and sound design</Trans>}
        >
          <p>
            <Trans>Original music, jingles and effects give your brand an audible identity.</Trans>
          </p>
        </ServiceCard>
        <ServiceCard icon={<SlidersVertical size={24} aria-hidden="true" />} name={<Trans>Mixing</Trans>}>
          <p>
            <Trans>Mixed to broadcast standard, delivered in the format you need.</Trans>
          </p>
          <MixingFormats />
        </ServiceCard>
        <ServiceCard
          icon={<Captions size={24} aria-hidden="true" />}
          name={<Trans>Translation and subtitling</Trans>}
        >
          <p>
            <Trans>Specialist translators adapt your content and time every line.</Trans>
          </p>
        </ServiceCard>
        <ServiceCard icon={<Video size={24} aria-hidden="true" />} name={<Trans>Video production</Trans>}>
          <p>
            <Trans>From script to final cut, sound and picture in one team.</Trans>
          </p>
        </ServiceCard>
      </ul>
    </section>
  );
}
