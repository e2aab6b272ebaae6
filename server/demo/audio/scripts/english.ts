import type { Line } from "./line.ts";

export const english: Line[] = [
  ["female-natural", "Wake up slowly. Orvanta coffee is roasted in small batches, for mornings that matter."],
  ["male-deep", "In a city that never sleeps, one secret is about to wake up, and it knows your name."],
  [
    "male-narrator",
    "Every spring the storks return to the same rooftop, as if the sky had kept their address.",
  ],
  ["female-authoritative", "Thank you for calling Kestipo. For orders, press one. For returns, press two."],
  [
    "male-energetic",
    "Lace up, breathe in, and go! The new Zelvira runner is here, and it loves a steep hill.",
  ],
  ["female-child", "Can we build a rocket out of boxes? Please? I have already painted all the stars!"],
  ["male-patriarch", "For sixty years, Vindorak has stood by the families who trusted us first."],
  ["female-husky", "It is past midnight, the city is quiet, and you are listening to Peranuk Radio."],
];
