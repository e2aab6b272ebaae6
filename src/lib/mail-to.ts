/** A `mailto:` link to one address: what stands in it adds no other recipient, subject or text (RFC 6068). */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
