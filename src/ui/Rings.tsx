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
          d="M108 0C111 23 98 44 84 61C69 77 52 91 31 96C11 101-10 100-32 98C-54 96-80 87-90 65C-100 44-94 19-92 0C-90-19-91-40-81-59C-71-77-51-89-31-95C-11-101 12-101 29-90C47-80 57-64 71-52C85-39 105-23 108 0Z"
        />
      </defs>
      {sizes.map((size, index) => (
        <use
          key={size}
          href={`#${ring}`}
          transform={`scale(${size.toFixed(2)})`}
          opacity={(1 - index / (count + 1)).toFixed(2)}
        />
      ))}
    </svg>
  );
}
