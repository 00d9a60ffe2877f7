import type { Photo } from '../types.mjs';
export declare const caption: (photo: Photo) => string;
