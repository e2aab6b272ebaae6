import type { KeyboardEvent } from "react";

/**
 * The key that was pressed, as `Enter`; `Process` where an input method takes it, so that the Enter that ends a composition
 * sends nothing. WebKit has ended the composition by then and tells it only by the number 229.
 */
export const pressedKey = ({ key, keyCode, nativeEvent }: KeyboardEvent): string =>
  nativeEvent.isComposing || keyCode === 229 ? "Process" : key;
