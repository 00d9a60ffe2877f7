/** Styles stand in the stylesheet, so a scale is one of a few steps. */
export function toScale(scale: number): 'small' | 'large' | undefined {
  if (scale === 1) return undefined;
  return scale < 1 ? 'small' : 'large';
}
