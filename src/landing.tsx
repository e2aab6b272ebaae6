import "#src/ui/theme.css";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicLanding } from "#src/app/PublicLanding.tsx";

await hydratePage(<PublicLanding />, {
  tr: () => import("virtual:sentences/landing/tr"),
  en: () => import("virtual:sentences/landing/en"),
});
