import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { ShowcaseVoice } from "#contract/showcase.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ActionLink } from "./ActionLink.tsx";
import { AiVoice, type AiVoiceHandle } from "./demo/AiVoice.tsx";
import { BrandStrip } from "./brands/BrandStrip.tsx";
import { Contact } from "./contact/Contact.tsx";
import { Explanation } from "./Explanation.tsx";
import { Hero } from "./hero/Hero.tsx";
import { landingTitle } from "./landing-meta.ts";
import styles from "./LandingPage.module.css";
import { RequestBand } from "./contact/RequestBand.tsx";
import { Services } from "./services/Services.tsx";
import { ShelfPlace } from "./shelf/ShelfPlace.tsx";

interface LandingPageProps {
  /** Opens the voice request, for a voice of the shelf; without JavaScript the buttons lead to the contact section. */
  onRequest: (voice?: ShowcaseVoice) => void;
}

/** The public page, section by section. */
export function LandingPage({ onRequest }: LandingPageProps) {
  const { i18n } = useLingui();
  usePageTitle(i18n._(landingTitle));
  const aiVoice = useRef<AiVoiceHandle>(null);
  const request = (
    <ActionLink
      href="#contact"
      className={buttonClass({ look: "primary", size: "large" })}
      aria-haspopup="dialog"
      onAct={() => onRequest()}
    >
      <Trans>Request a voice</Trans>
    </ActionLink>
  );
  return (
    <>
      <Hero action={request} />
      <ShelfPlace onRequest={onRequest} />
      <BrandStrip />
      <Container className={styles["sections"]}>
        <Explanation
          action={
            <ActionLink
              href="#ai-voice"
              className={buttonClass({ look: "outline" })}
              onAct={() => aiVoice.current?.open()}
            >
              <Trans>AI voice solutions</Trans>
            </ActionLink>
          }
        />
        <Services />
        <AiVoice ref={aiVoice} />
        <RequestBand action={request} />
        <Contact />
      </Container>
    </>
  );
}
