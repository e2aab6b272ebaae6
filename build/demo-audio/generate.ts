import { generateCatalogue } from "./generate-catalogue.ts";
import { generateLanding } from "./generate-landing.ts";

await generateCatalogue();
generateLanding();
