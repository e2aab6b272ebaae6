/** Of a query whose page asks again every 15 s while it is in view, and at once when its window is looked at. */
export const refreshing = {
  refetchInterval: 15_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: "always",
} as const;
