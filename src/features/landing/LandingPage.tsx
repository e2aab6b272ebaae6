import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { usePageTitle } from "#src/lib/page-title.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { buttonClass } from "#src/ui/button-class.ts";
import { Container } from "#src/ui/Container.tsx";
import { ActionLink } from "./ActionLink.tsx";
import { AiVoice } from "./AiVoice.tsx";
import { BrandStrip } from "./BrandStrip.tsx";
import { Contact } from "./Contact.tsx";
import { Explanation } from "./Explanation.tsx";
import { Hero } from "./Hero.tsx";
import { landingTitle } from "./landing-meta.ts";
import styles from "./LandingPage.module.css";
import { RequestBand } from "./RequestBand.tsx";
import { Services } from "./Services.tsx";

const loadPhrases = () => import("./DemoPhrases.tsx").then((code) => code.DemoPhrases);

interface LandingPageProps {
  /** Opens the voice request; without JavaScript its buttons lead to the contact block. */
  onRequest: () => void;
}

/** The public page, section by section (specification, section 1). */
export function LandingPage({ onRequest }: LandingPageProps) {
  const { i18n } = useLingui();
  usePageTitle(i18n._(landingTitle));
  const [Phrases, ask] = useLoaded(loadPhrases);
  const [isDemoOpen, setDemoOpen] = useState(false);
  const demoToggle = useRef<HTMLButtonElement>(null);
  const request = (
    <ActionLink
      href="#contact"
      className={buttonClass({ look: "primary", size: "large" })}
      aria-haspopup="dialog"
      onAct={onRequest}
    >
      <Trans>Request a voice</Trans>
    </ActionLink>
  );
  const setDemo = (isOpen: boolean) => {
    setDemoOpen(isOpen);
    // Without its code the demo stays closed, and the next press tries again.
    if (isOpen) ask().catch(() => setDemoOpen(false));
  };
  const openDemo = () => {
    setDemo(true);
    demoToggle.current?.focus({ preventScroll: true });
    demoToggle.current?.closest("section")?.scrollIntoView({ behavior: "smooth", block: "center" });
  };
  return (
    <>
      <Hero action={request} />
      <BrandStrip />
      <Container className={styles["sections"]}>
        <Explanation
          action={
            <ActionLink href="#ai-voice" className={buttonClass({ look: "outline" })} onAct={openDemo}>
              <Trans>AI voice solutions</Trans>
            </ActionLink>
          }
        />
        <Services />
        <AiVoice
          Phrases={isDemoOpen ? Phrases : undefined}
          onToggle={() => setDemo(!isDemoOpen)}
          toggleRef={demoToggle}
        />
        <RequestBand action={request} />
        <Contact />
      </Container>
    </>
  );
}
