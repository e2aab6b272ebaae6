import type { Line } from "./line.ts";

export const german: Line[] = [
  [
    "male-patriarch",
    "Seit drei Generationen steht der Name Wexmora für Handwerk, auf das man sich verlässt.",
  ],
  [
    "female-natural",
    "Willkommen bei Nuvaley. Für einen Termin drücken Sie bitte die Eins, für Rezepte die Zwei.",
  ],
  ["male-energetic", "Rauf aufs Rad! Mit Galvemi wird jeder Weg zur Abkürzung durchs Grüne."],
  ["female-calm", "Schließen Sie die Augen, atmen Sie ruhig ein, und lassen Sie den Tag los."],
  ["male-deep", "Manche Türen sollten geschlossen bleiben. Diese hier hat sich gerade geöffnet."],
  ["female-playful", "Knusper, knusper, knack! Dovarel Müsli macht müde Löffel am Morgen munter."],
];
