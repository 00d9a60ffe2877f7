export type SpriteName = 'check' | 'copy' | 'wrap';

export function spriteId(name: SpriteName): string {
  return `icon-${name}`;
}
