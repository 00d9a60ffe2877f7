import type { Photo } from '@/types';
export declare const caption: (photo: Photo) => string;
