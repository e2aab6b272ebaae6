import { catalogues } from "virtual:sentences/guest";
import "#src/ui/theme.css";
import { createRoot } from "react-dom/client";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicRoom } from "#src/app/PublicRoom.tsx";
import { chosenLocale, setCatalogues, showLanguage } from "#src/lib/i18n/locale.ts";

const wanted = chosenLocale();
const root = document.getElementById("root");
if (root && wanted && wanted !== document.documentElement.lang) {
  // In another language than the one that it was served in the page is drawn anew.
  setCatalogues(catalogues, { haveLateParts: true });
  await showLanguage(wanted);
  createRoot(root).render(<PublicRoom />);
} else await hydratePage(<PublicRoom />, catalogues);
