/** What stands between this project and the first place on a row, by the id of the row. */
export const whatItWouldTake: Record<string, string> = {};
