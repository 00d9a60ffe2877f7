/** Value of `data-scale`. Steps, because the content security policy forbids style attributes. */
export function toScale(scale: number): 'small' | 'large' | undefined {
  if (scale === 1) return undefined;
  return scale < 1 ? 'small' : 'large';
}
