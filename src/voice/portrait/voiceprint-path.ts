/** Random numbers from 0 to 1, the same for the same text (FNV-1a seeds mulberry32). */
function randomOf(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const rings = 6;
const corners = 36;

interface Wave {
  lobes: number;
  phase: number;
  strength: number;
}

function ringPath(radius: number, turn: number, waves: Wave[]): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const wobble = waves.reduce(
      (sum, { lobes, phase, strength }) => sum + strength * Math.sin(lobes * (angle + turn) + phase),
      1,
    );
    return [32 + radius * wobble * Math.cos(angle), 32 + radius * wobble * Math.sin(angle)] as const;
  });
  const middle = (corner: number) => {
    const [x, y] = points[corner % corners] ?? [32, 32];
    const [nextX, nextY] = points[(corner + 1) % corners] ?? [32, 32];
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, corner) => {
    const [x, y] = points[(corner + 1) % corners] ?? [32, 32];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(corner + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

/** The rings near the middle, and the fainter ones around them. */
export interface Voiceprint {
  inner: string;
  outer: string;
}

const drawn = new Map<string, Voiceprint>();

/** Concentric wobbling rings in a square of 64, always the same for the same name. */
export function voiceprintOf(name: string): Voiceprint {
  const known = drawn.get(name);
  if (known) return known;
  const random = randomOf(name);
  const strengths = [0.07 + random() * 0.06, 0.07 + random() * 0.05, 0.035];
  const waves = [
    2 + Math.floor(random() * 2),
    4 + Math.floor(random() * 2),
    7 + Math.floor(random() * 3),
  ].map((lobes, place) => ({
    lobes,
    phase: random() * 2 * Math.PI,
    strength: strengths[place] ?? 0,
  }));
  const twist = (random() - 0.5) * 0.24;
  const paths = Array.from({ length: rings }, (_, ring) => ringPath(4.2 + ring * 4.7, ring * twist, waves));
  const print = { inner: paths.slice(0, 3).join(""), outer: paths.slice(3).join("") };
  drawn.set(name, print);
  return print;
}
