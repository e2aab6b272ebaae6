import type { Line } from "./line.ts";

export const swedish: Line[] = [
  ["male-confident", "Med Quvello betalar du alla räkningar på några sekunder, var du än befinner dig."],
  ["female-compassionate", "Hos Nuvaley finns det alltid någon som lyssnar, dygnet runt, året om."],
  ["male-narrator", "Långt uppe i norr, där solen aldrig går ner, vandrar renarna mot havet."],
];
