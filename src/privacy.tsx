import "#src/ui/theme.css";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicPrivacy } from "#src/app/PublicPrivacy.tsx";

await hydratePage(<PublicPrivacy />, {
  tr: () => import("virtual:sentences/privacy/tr"),
  en: () => import("virtual:sentences/privacy/en"),
});
