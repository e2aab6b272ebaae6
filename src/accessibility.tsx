import { catalogues } from "virtual:sentences/accessibility";
import "#src/ui/theme.css";
import { hydratePage } from "#src/app/hydrate-page.ts";
import { PublicAccessibility } from "#src/app/PublicAccessibility.tsx";

await hydratePage(<PublicAccessibility />, catalogues);
