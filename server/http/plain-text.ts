/** The content type of a sentence, and of every other text that is neither a page nor JSON. */
export const plainText = "text/plain; charset=utf-8";
