import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { MixingFormats } from "./MixingFormats.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import styles from "./Services.module.css";

export function Services() {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        <Trans comment="Heading">Our services</Trans>
      </h2>
      <ul className={styles["grid"]}>
        <ServiceCard
          icon="M12 2.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V5.5a3 3 0 0 1 3-3ZM5 10.5V11a7 7 0 0 0 14 0v-.5M12 18v3.1"
          name={<Trans>Voice-over</Trans>}
        >
          <p>
            <Trans>
              From commercials to phone menus, we match your script with the right voice and record it at
              studio quality.
            </Trans>
          </p>
        </ServiceCard>
        <ServiceCard
          icon="M7 5h10a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM9 10.8h.01M15 10.8h.01M10 13.7c1.2 1 2.8 1 4 0M7 21h10"
          name={<Trans>Dubbing</Trans>}
        >
          <p>
            <Trans>
              Films, series and games in the target language, with precise sync and natural acting.
            </Trans>
          </p>
        </ServiceCard>
        <ServiceCard
          icon="M9 18V5.2L20 3v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
          name={<Trans>Music and sound design</Trans>}
        >
          <p>
            <Trans>Original music, jingles and effects give your brand a sonic identity.</Trans>
          </p>
        </ServiceCard>
        <ServiceCard
          icon="M6 3v7M6 14v7M4 12h4M12 3v10.5M12 18v3M10 15.8h4M18 3v4M18 11v10M16 9h4"
          name={<Trans>Mixing</Trans>}
        >
          <p>
            <Trans>Mixed to broadcast standard, delivered in the format you need.</Trans>
          </p>
          <MixingFormats />
        </ServiceCard>
        <ServiceCard
          icon="M7 5h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM7 10.5h2M12 10.5h5M7 14h4M14 14h3"
          name={<Trans>Translation and subtitling</Trans>}
        >
          <p>
            <Trans>Specialist translators adapt your content and time every line.</Trans>
          </p>
        </ServiceCard>
        <ServiceCard
          icon="M6.5 6h6A3.5 3.5 0 0 1 16 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-6A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6ZM16 10.3l5-3.3v10l-5-3.3"
          name={<Trans>Video production</Trans>}
        >
          <p>
            <Trans>From script to final cut, sound and picture in one team.</Trans>
          </p>
        </ServiceCard>
      </ul>
    </section>
  );
}
