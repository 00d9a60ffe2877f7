export const steepInCold = (minutes: number): number => minutes * 8;
