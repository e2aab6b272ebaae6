import { useState } from "react";

/** What was asked for and came together: while new data is on its way, the one before. Changes with `data` only. */
export function useSettled<T extends { data: unknown }>(asked: T, isBusy: boolean): T {
  const [settled, settle] = useState(asked);
  if (!isBusy && settled.data !== asked.data) {
    settle(asked);
    return asked;
  }
  return settled;
}
