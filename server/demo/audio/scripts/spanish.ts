import type { Line } from "./line.ts";

export const spanish: Line[] = [
  ["female-natural", "Empieza el día con calma: café Orvanta, tostado despacio, como debe ser."],
  ["male-energetic", "¡Llegó la gran final! Vívela en directo, minuto a minuto, en Halbora Deportes."],
  ["female-powerful", "Tú pones las ganas, Zelvira pone el ritmo. ¡Hoy no hay quien te detenga!"],
  ["male-elder", "Dicen en este pueblo que el viento recuerda todos los nombres, hasta los olvidados."],
  ["male-child", "¡Mamá, mira! Hice un barco con cajas, ¡y ya navega hasta la cocina!"],
];
