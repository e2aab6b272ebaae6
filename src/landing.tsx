import { catalogues } from "virtual:sentences/landing";
import "#src/ui/theme.css";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicLanding } from "#src/app/PublicLanding.tsx";

await hydratePage(<PublicLanding />, catalogues);
