import type { Line } from "./line.ts";

export const italian: Line[] = [
  ["female-calm", "Chiudi gli occhi: il mare respira piano, e la giornata può aspettare."],
  ["male-warm", "La pasta Fisturi nasce qui, ogni mattina, tra le mani di chi la fa da sempre."],
  ["female-celebrity", "Sul palco cambio mille abiti, ma il mio rossetto resta sempre Mirdanek."],
  ["male-confident", "Benvenuti in Jantepo. Per parlare con un operatore, vi preghiamo di restare in linea."],
];
