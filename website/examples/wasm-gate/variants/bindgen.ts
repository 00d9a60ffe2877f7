import { double } from './pkg/gate.js';

export const quadruple = (value: number): number => double(double(value));
