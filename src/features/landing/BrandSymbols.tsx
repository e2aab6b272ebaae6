import styles from "./BrandStrip.module.css";

/** Thirteen symbols drawn on a 24 px grid; each mark refers to one, so that the page carries every shape once. */
const shapes = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 6.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z", // ring
  "M12 3.2 22 20.8H2Z", // peak
  "M2.5 12.6a9.5 9.1 0 0 1 19 0ZM2.5 15.4h19v5.1h-19Z", // dome over water
  "M3 3h8v18H3ZM13.6 3H21v7.8h-7.4ZM17.3 13.6a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z", // blocks
  "M12 1.2C13.3 7.9 16.1 10.7 22.8 12 16.1 13.3 13.3 16.1 12 22.8 10.7 16.1 7.9 13.3 1.2 12 7.9 10.7 10.7 7.9 12 1.2Z", // spark
  "M2 15.9c1.7 2 4.4 1.7 5.7-.7l2-4.4 2.3 5.6c1.3 2.9 5 3 6.4.2L22 9.3 20.2 6.7c-1.2-.7-2.6-.2-3.2 1.1l-1.9 4.5-2.2-5.4c-1.2-2.7-5-2.8-6.3-.1L2 15.9Z", // run
  "M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8ZM10.5 7.6v8.8h3V7.6Z", // hive
  "M4 8.4a2 2 0 0 1 2 2v3.2a2 2 0 0 1-4 0v-3.2a2 2 0 0 1 2-2ZM12 2a2 2 0 0 1 2 2v16a2 2 0 0 1-4 0V4a2 2 0 0 1 2-2ZM20 6a2 2 0 0 1 2 2v8a2 2 0 0 1-4 0V8a2 2 0 0 1 2-2Z", // voice
  "M3 3h8.4A9.6 9.6 0 0 1 21 12.6V21h-8.4A9.6 9.6 0 0 1 3 11.4Z", // leaf
  "M10.6 4.2v9.2h9.2a9.2 9.2 0 1 1-9.2-9.2ZM13.4 2A8.6 8.6 0 0 1 22 10.6h-8.6Z", // slice
  "M13.2 2.2A9.9 9.9 0 1 0 21.8 15 8.1 8.1 0 0 1 13.2 2.2ZM18.6 4.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z", // moon
  "M12 22c-5.2 0-8.4-3.3-8.4-8.3V4.2l4.3 3.3L12 1.8l4.1 5.7 4.3-3.3v9.5c0 5-3.2 8.3-8.4 8.3Z", // tulip
  "M3 3c9.9 0 18 8.1 18 18h-4.6C16.4 13.6 10.4 7.6 3 7.6ZM3 10.4c5.9 0 10.6 4.7 10.6 10.6H9A6 6 0 0 0 3 15ZM5.4 16.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z", // signal
];

export const symbolCount = shapes.length;
export const symbolId = (index: number) => `mark-${index % shapes.length}`;

export const BrandSymbols = () => (
  <svg className={styles["symbols"]}>
    {shapes.map((shape, index) => (
      <symbol key={shape} id={symbolId(index)} viewBox="0 0 24 24">
        <path fillRule="evenodd" d={shape} />
      </symbol>
    ))}
  </svg>
);
