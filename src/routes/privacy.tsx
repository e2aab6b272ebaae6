import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#src/features/privacy/PrivacyPage.tsx";
import { completeCatalogue } from "#src/lib/locale.ts";

export const Route = createFileRoute("/privacy")({ loader: completeCatalogue, component: PrivacyPage });
