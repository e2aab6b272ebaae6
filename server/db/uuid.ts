const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id; for any other the database would refuse the statement. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Those of the texts that can be ids, as the database writes them, each once. */
export const uuidsAmong = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter(isUuid).map((id) => id.toLowerCase())),
];
