import { createFileRoute } from "@tanstack/react-router";
import { catalogues as publicSentences } from "virtual:sentences/public";
import { PrivacyPage } from "#src/features/privacy/PrivacyPage.tsx";
import { addSentences } from "#src/lib/i18n/locale.ts";

export const Route = createFileRoute("/privacy")({
  beforeLoad: () => addSentences(publicSentences),
  component: PrivacyPage,
});
