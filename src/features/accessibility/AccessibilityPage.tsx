import { Trans, useLingui } from "@lingui/react/macro";
import { agency } from "#src/lib/agency.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { TextPage, TextSection } from "#src/ui/page/TextPage.tsx";
import { accessibilityTitle } from "./accessibility-meta.ts";

/** What is known of how accessible the site is, with what does not hold (docs/accessibility.md has the figures). */
export function AccessibilityPage() {
  const { i18n } = useLingui();
  const { email } = agency;
  usePageTitle(i18n._(accessibilityTitle));
  return (
    <TextPage
      title={<Trans comment="Heading, page title and link">Accessibility</Trans>}
      lead={
        <Trans>
          Everybody should be able to hear voices here, choose among them and work with us. This page says
          what was tried for that, what is known not to hold, and how to tell us.
        </Trans>
      }
    >
      <TextSection title={<Trans>What we hold to</Trans>}>
        <p>
          <Trans>
            We follow the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. We examined the
            site ourselves; nobody else has audited or certified it.
          </Trans>
        </p>
      </TextSection>
      <TextSection title={<Trans>What was tried</Trans>}>
        <p>
          <Trans>These trials run again whenever the site changes:</Trans>
        </p>
        <ul>
          <li>
            <Trans>
              The rules of the axe-core program, on the pages and their dialogs, in the light and the dark
              theme.
            </Trans>
          </li>
          <li>
            <Trans>
              Screens from 320 to 1,920 pixels wide: no control is covered, cut off or outside of its frame.
            </Trans>
          </li>
          <li>
            <Trans>
              Text alone at 200%, and characters, words and lines as far apart as WCAG lets a reader set them:
              no control is covered, and every field has room to write in.
            </Trans>
          </li>
          <li>
            <Trans>
              The ring around what has the focus, and the bars of waveforms: a contrast of at least 3:1 in
              both themes.
            </Trans>
          </li>
          <li>
            <Trans>
              Work with the keyboard alone, reduced motion, and the colors that a system sets for high
              contrast.
            </Trans>
          </li>
          <li>
            <Trans>What happens without a new page: it is said to screen readers, once.</Trans>
          </li>
        </ul>
      </TextSection>
      <TextSection title={<Trans>What is known not to hold</Trans>}>
        <ul>
          <li>
            <Trans>
              Nobody who uses a screen reader every day has tried the site yet. What is said was read from
              what browsers hand to screen readers, not heard with one.
            </Trans>
          </li>
          <li>
            <Trans>
              Safari and the browsers of phones were not tried themselves, only their engines’ relatives.
            </Trans>
          </li>
          <li>
            <Trans>Not every voice sample has its text beside it; texts are added over time.</Trans>
          </li>
          <li>
            <Trans>
              Files that are attached to messages are as accessible as whoever made them has made them.
            </Trans>
          </li>
          <li>
            <Trans>
              Notes and messages that people write in another language are not marked as such, so a screen
              reader may pronounce them wrongly.
            </Trans>
          </li>
          <li>
            <Trans>Wide tables are scrolled sideways inside their frame where the text is large.</Trans>
          </li>
        </ul>
      </TextSection>
      <TextSection
        title={
          <Trans comment="Heading: how to report what keeps somebody from using the site">Tell us</Trans>
        }
      >
        <p>
          <Trans>
            If something keeps you from using the site, tell us on which page, what you wanted to do, and with
            which browser and aid. We will also send you what you need in another way.
          </Trans>
        </p>
        {email && (
          <p data-agency="email">
            <Trans comment="Accessibility; email is the agency’s address, a link">
              Write to <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        )}
      </TextSection>
    </TextPage>
  );
}
