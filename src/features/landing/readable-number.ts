/** The agency's number as people read it: `+90 532 000 00 14`; a number of another country only gets its plus. */
export const readableNumber = (digits: string): string =>
  `+${digits.replace(/^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5")}`;
