// The programs that open such a file take what begins so for a formula, some of them full-width signs too.
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** One cell: quoted, and never a formula. */
export const csvCell = (value: string | number | null): string => {
  const text = String(value ?? "");
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** One line (RFC 4180). */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(",")}\r\n`;

/** Begins a file: without it spreadsheets take UTF-8 for an older encoding. */
export const byteOrderMark = "\u{FEFF}";
