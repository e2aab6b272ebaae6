import type { Line } from "./line.ts";

export const finnish: Line[] = [
  ["female-calm", "Hengitä syvään, kuuntele järven hiljaisuutta ja anna ajatusten levätä."],
  ["male-patriarch", "Wexmora on rakentanut suomalaisia koteja jo kolmen sukupolven ajan."],
  ["female-natural", "Tervetuloa Kestipon asiakaspalveluun. Jos asiasi koskee tilausta, paina yksi."],
];
