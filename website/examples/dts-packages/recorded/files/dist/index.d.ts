import type { ISize } from 'image-size/types/interface';
export declare const isPortrait: (size: ISize) => boolean;
