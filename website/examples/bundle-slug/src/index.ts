import { words } from './words';

export const slugify = (title: string): string => words(title).join('-');
