import type { Line } from "./line.ts";

export const french: Line[] = [
  [
    "female-compassionate",
    "Chez Nuvaley, on prend le temps de vous écouter, à chaque étape de votre parcours.",
  ],
  ["male-charismatic", "Un parfum ne se raconte pas, il se devine. Mirdanek, la nuit commence ici."],
  ["female-bright", "Ce sont les soldes chez Kestipo ! Pour deux pulls achetés, le troisième est offert."],
  [
    "male-narrator",
    "Au bord de la Loire, à l’aube, les vignes se réveillent toujours un peu avant les villages.",
  ],
  ["female-elder", "Il était une fois, derrière la colline, une vieille horloge qui ne voulait plus dormir."],
];
