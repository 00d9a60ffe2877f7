import type { ISize } from 'image-size/types/interface';

export const isPortrait = (size: ISize) => size.height > size.width;
