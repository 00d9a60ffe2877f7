import { toRadians } from './format';

export const arc = (from: number, to: number): number => toRadians(Math.abs(to - from)) * 6371;
