/** Two upright strokes; lucide's are two outlined boxes. */
export const PauseIcon = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M7.5 5v14M16.5 5v14" />
  </svg>
);
