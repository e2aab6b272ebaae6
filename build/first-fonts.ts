/** Whether a built file is one of the fonts that every page starts with. build/subset-fonts.ts names them. */
export const isFirstFont = (file: string): boolean => /-latin-(?!ext-)[\w-]+\.woff2$/.test(file);

/** Whether it has what Turkish needs besides. */
export const isTurkishFont = (file: string): boolean => /-latin-ext-[\w-]+\.woff2$/.test(file);
