import { catalogues } from "virtual:sentences/privacy";
import "#src/ui/theme.css";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicPrivacy } from "#src/app/PublicPrivacy.tsx";

await hydratePage(<PublicPrivacy />, catalogues);
