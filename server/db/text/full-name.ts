/** A person's whole name; empty for who is gone. */
export const fullName = ({ name, lastName }: { name: string | null; lastName: string | null }): string =>
  [name, lastName].filter(Boolean).join(" ");
