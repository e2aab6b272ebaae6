/** Writes search parameters plainly: a list repeats its key, nothing becomes JSON. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === "string" || typeof item === "number" || typeof item === "boolean") {
        params.append(key, String(item));
      }
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Values stay strings; a repeated key becomes a list. One with a NUL, which no server takes, counts as not there. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = [...new URLSearchParams(text)].filter(([, value]) => !value.includes("\0"));
  return Object.fromEntries(
    [...new Set(params.map(([key]) => key))].map((key) => {
      const values = params.flatMap(([name, value]) => (name === key ? [value] : []));
      return [key, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
