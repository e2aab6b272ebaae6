import { generateCatalogue } from "./generate-catalogue.ts";
import { generateLanding } from "./generate-landing.ts";
import { generateTakes } from "./generate-takes.ts";

await generateCatalogue();
await generateTakes();
generateLanding();
