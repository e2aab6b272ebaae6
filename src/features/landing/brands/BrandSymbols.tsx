import styles from "./BrandStrip.module.css";

/** Thirteen symbols on a 24 px grid, each in the page once; the marks refer to them. */
const shapes = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 6.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z", // ring
  "M12 3.2 22 20.8H2Z", // peak
  "M2.5 12.6a9.5 9.1 0 0 1 19 0ZM2.5 15.4h19v5.1h-19Z", // dome over water
  "M3 3h8v18H3ZM13.6 3H21v7.8h-7.4ZM17.3 13.6a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4Z", // blocks
  "M12 1.2C13.3 7.9 16.1 10.7 22.8 12 16.1 13.3 13.3 16.1 12 22.8 10.7 16.1 7.9 13.3 1.2 12 7.9 10.7 10.7 7.9 12 1.2Z", // spark
  "M2 14.8C2.6 14.8 3.9 5.8 8.4 5.8S14.4 14.8 15 14.8 17.5 5.8 22 5.8a1.7 1.7 0 0 1 0 3.4C21.4 9.2 19.5 18.2 15 18.2S9 9.2 8.4 9.2 6.5 18.2 2 18.2a1.7 1.7 0 0 1 0-3.4Z", // run
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
