/** What a mail is begun with. */
export interface MailBeginning {
  subject: string;
  text: string;
}

/** A `mailto:` link to one address: what stands in it adds no other recipient, subject or text (RFC 6068). */
export function mailTo(address: string, begun?: MailBeginning): string {
  const to = `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
  if (!begun) return to;
  return `${to}?subject=${encodeURIComponent(begun.subject)}&body=${encodeURIComponent(begun.text)}`;
}
