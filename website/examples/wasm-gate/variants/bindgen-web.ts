import init, { double } from './pkg/gate_web.js';

export async function quadruple(value: number): Promise<number> {
  await init();
  return double(double(value));
}
