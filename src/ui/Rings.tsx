import { useId } from "react";

const wobble =
  "M108 0C111 23 98 44 84 61C69 77 52 91 31 96C11 101-10 100-32 98C-54 96-80 87-90 65C-100 44-94 19-92 0C-90-19-91-40-81-59C-71-77-51-89-31-95C-11-101 12-101 29-90C47-80 57-64 71-52C85-39 105-23 108 0Z";

interface RingsProps {
  /** The inner ring's path, with a radius of 100 units. */
  ring?: string;
  count: number;
  /** Distance between rings, as a fraction of the inner radius. */
  step: number;
  className?: string | undefined;
}

/** Concentric wobbling rings; decorative. */
export function Rings({ ring = wobble, count, step, className }: RingsProps) {
  const id = useId();
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
        <path id={id} vectorEffect="non-scaling-stroke" d={ring} />
      </defs>
      {sizes.map((size, index) => (
        <use
          key={size}
          href={`#${id}`}
          transform={`scale(${size.toFixed(2)})`}
          opacity={(1 - index / (count + 1)).toFixed(2)}
        />
      ))}
    </svg>
  );
}
