import type { Photo } from '../types.js';
export declare const caption: (photo: Photo) => string;
