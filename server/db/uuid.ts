const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; the database refuses the statement for any other. */
export const isUuid = (text: string): boolean => uuid.test(text);
