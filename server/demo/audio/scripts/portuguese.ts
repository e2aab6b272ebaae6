import type { Line } from "./line.ts";

export const portuguese: Line[] = [
  [
    "female-bright",
    "Chegou o verão na Kestipo! Na compra de duas peças, a terceira sai pela metade do preço.",
  ],
  ["male-warm", "Pão quentinho, café passado na hora e a mesa cheia de gente: isso é Fisturi."],
  ["female-melancholic", "A chuva cai devagar sobre a cidade, e cada janela guarda uma saudade."],
  ["male-powerful", "Força que não para, motor que não falha. Nerolta: feita para o trabalho pesado."],
];
