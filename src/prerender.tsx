import { i18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { sampleKinds } from "#contract/constants/enumerations.ts";
import { shelfPlaceholder, type ShelfTemplate } from "#contract/constants/shelf.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { Shell } from "#src/app/Shell.tsx";
import { PublicAccessibility } from "#src/app/PublicAccessibility.tsx";
import { PublicLanding } from "#src/app/PublicLanding.tsx";
import { PublicPrivacy } from "#src/app/PublicPrivacy.tsx";
import { PublicRoom } from "#src/app/PublicRoom.tsx";
import {
  accessibilityDescription,
  accessibilityTitle,
} from "#src/features/accessibility/accessibility-meta.ts";
import { roomDescription, roomTitle } from "#src/features/guest/room-meta.ts";
import {
  headline,
  landingDescription,
  landingTitle,
  serviceNames,
} from "#src/features/landing/landing-meta.ts";
import { ShelfText } from "#src/features/landing/shelf/ShelfText.tsx";
import { privacyDescription, privacyTitle } from "#src/features/privacy/privacy-meta.ts";
import { agency } from "#src/lib/agency.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import { barsOf } from "./features/landing/clips/clip.ts";
import { heroClips } from "./features/landing/hero/clips.ts";
import { demoPhrases } from "./features/landing/demo/demo-phrases.ts";

interface PublicPage {
  page: ReactElement;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** What the picture of a shared link says. */
  alt: MessageDescriptor;
  services: MessageDescriptor[];
}

const pages = {
  landing: {
    page: <PublicLanding />,
    title: landingTitle,
    description: landingDescription,
    alt: headline,
    services: serviceNames,
  },
  privacy: {
    page: <PublicPrivacy />,
    title: privacyTitle,
    description: privacyDescription,
    alt: privacyTitle,
    services: [],
  },
  accessibility: {
    page: <PublicAccessibility />,
    title: accessibilityTitle,
    description: accessibilityDescription,
    alt: accessibilityTitle,
    services: [],
  },
  guest: {
    page: <PublicRoom />,
    title: roomTitle,
    description: roomDescription,
    alt: roomTitle,
    services: [],
  },
} satisfies Record<string, PublicPage>;

export { agency, barsOf };
export const clips = [...heroClips, ...demoPhrases];

/** What the application's page shows before its code is there, as HTML. */
export const renderShell = (): string => renderToString(<Shell />);

/** The shelf in words, in the active language. */
const renderShelf = (): ShelfTemplate => ({
  html: renderToString(
    <I18nProvider i18n={i18n}>
      <ShelfText voices={[shelfPlaceholder]} />
    </I18nProvider>,
  ),
  kinds: Object.fromEntries(
    sampleKinds.map((kind) => [kind, i18n._(sampleKindNames[kind])]),
  ) as ShelfTemplate["kinds"],
});

/** Runs in the build alone: a public page as HTML in one language. A sentence that is missing stops it. */
export function renderPage(name: keyof typeof pages, locale: Locale, sentences: Messages) {
  const { page, title, description, alt, services } = pages[name];
  const missing: string[] = [];
  const stop = i18n.on("missing", ({ id }) => void missing.push(id));
  i18n.loadAndActivate({ locale, messages: sentences });
  const rendered = {
    title: `${i18n._(title)} · ${agency.name}`,
    description: i18n._(description),
    alt: i18n._(alt),
    services: services.map((service) => i18n._(service)),
    body: renderToString(page),
    shelf: name === "landing" ? renderShelf() : undefined,
  };
  stop();
  if (missing.length > 0) throw new Error(`${name} (${locale}) lacks the sentences ${missing.join(", ")}.`);
  return rendered;
}
