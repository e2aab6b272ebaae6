import { useId } from "react";

interface RingsProps {
  count: number;
  /** From each ring to the next, as a fraction of the inner one's radius. */
  step: number;
  className?: string | undefined;
}

/** Wobbling rings, as a voice would leave them; decorative. The inner ring has a radius of 100 units. */
export function Rings({ count, step, className }: RingsProps) {
  const ring = useId();
  const sizes = Array.from({ length: count }, (_, index) => 1 + step * index);
  const reach = Math.ceil(112 * (sizes.at(-1) ?? 1));
  return (
    <svg
      className={className}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <path
          id={ring}
          vectorEffect="non-scaling-stroke"
          d="M100 0C99 31 83 51 57 72C32 93 7 108 -23 101C-53 95 -71 72 -86 41C-100 11 -105 -17 -91 -44C-77 -71 -52 -81 -20 -88C12 -95 36 -95 61 -77C86 -58 101 -31 100 0Z"
        />
      </defs>
      {sizes.map((size, index) => (
        <use
          key={size}
          href={`#${ring}`}
          transform={`rotate(${index * 13}) scale(${size.toFixed(3)})`}
          opacity={(1 - index / (count + 1)).toFixed(2)}
        />
      ))}
    </svg>
  );
}
