const shapes = {
  play: "M6 3.5v17L20 12Z",
  pause:
    "M4.7 4.2a1.8 1.8 0 0 1 3.6 0v15.6a1.8 1.8 0 0 1-3.6 0ZM15.7 4.2a1.8 1.8 0 0 1 3.6 0v15.6a1.8 1.8 0 0 1-3.6 0Z",
  stop: "M8 5.5h8A2.5 2.5 0 0 1 18.5 8v8a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 16V8A2.5 2.5 0 0 1 8 5.5Z",
};

interface PlaybackIconProps {
  name: keyof typeof shapes;
  /** A CSS length, so that the icon can scale with the text. */
  size: string;
}

export const PlaybackIcon = ({ name, size }: PlaybackIconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
