import type { Line } from "./line.ts";

export const norwegian: Line[] = [
  ["female-bright", "Nå er det vintersalg hos Kestipo! Kjøp to par sko, og få det tredje helt gratis."],
  ["male-deep", "Dypt inne i fjorden ligger en båt som ingen har våget å hente."],
  ["female-elder", "Det var en gang et lite hus ved havet, der lyset aldri sluknet."],
];
