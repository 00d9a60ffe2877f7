export const toDegrees = (value: number): string => `${value.toFixed(2)}°`;

export const toRadians = (value: number): number => (value * Math.PI) / 180;
