export const isLeapYear = (year: number): boolean =>
  new Date(year, 1, 29).getDate() === 29;
