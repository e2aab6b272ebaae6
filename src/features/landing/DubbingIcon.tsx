/** A screen that speaks; lucide has none. */
export const DubbingIcon = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <rect x="2.5" y="4" width="19" height="13" rx="4" />
    <path d="M8 21h8M8 8.6h.01M16 8.6h.01M9 11.6c.8 1.1 1.8 1.6 3 1.6s2.2-.5 3-1.6" />
  </svg>
);
