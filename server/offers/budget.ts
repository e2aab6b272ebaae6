/** Whether a number is exact to the cent, so that the database stores what was sent. */
export const isMoney = (budget: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(budget));
