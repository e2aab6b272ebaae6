/** Stands in the text of a mail that suggests voices where the room's link goes, which is known once the room is opened. */
export const linkPlace = "{link}";
