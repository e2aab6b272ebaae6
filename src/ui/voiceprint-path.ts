/** Numbers from 0 to 1 that are always the same for the same text (FNV-1a, then mulberry32). */
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
const corners = 28;

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

const drawn = new Map<string, string>();

/** Concentric wobbling rings in a square of 64, one path, always the same for the same name. */
export function voiceprintPath(name: string): string {
  const known = drawn.get(name);
  if (known) return known;
  const random = randomOf(name);
  const waves = [3, 5, 8].map((lobes, place) => ({
    lobes: lobes + Math.floor(random() * 2),
    phase: random() * 2 * Math.PI,
    strength: [0.07, 0.08, 0.025][place] ?? 0,
  }));
  const twist = (random() - 0.5) * 0.12;
  const path = Array.from({ length: rings }, (_, ring) => ringPath(5 + ring * 4.7, ring * twist, waves)).join(
    "",
  );
  drawn.set(name, path);
  return path;
}
