import type { Plugin } from "vite";

const fail = (message: string) => {
  throw new Error(message);
};

/** Makes every warning of the build an error: nobody reads what scrolls by. */
export const failOnWarning = (): Plugin => ({
  name: "tinora-fail-on-warning",
  apply: "build",
  configResolved({ logger }) {
    logger.warn = fail;
    logger.warnOnce = fail;
  },
});
