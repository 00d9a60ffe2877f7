import type { Photo } from '@/types';

export const caption = (photo: Photo): string => `${photo.title}, ${photo.year}`;
