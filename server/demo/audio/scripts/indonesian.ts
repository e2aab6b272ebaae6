import type { Line } from "./line.ts";

export const indonesian: Line[] = [
  ["female-natural", "Selamat datang di Nuvaley. Untuk pemesanan tekan satu, untuk tagihan tekan dua."],
  ["male-energetic", "Ayo lari lebih jauh! Sepatu Zelvira, ringan di kaki, tangguh di segala medan."],
  ["male-warm", "Secangkir kopi Orvanta, obrolan hangat, dan sore pun terasa lebih panjang."],
];
