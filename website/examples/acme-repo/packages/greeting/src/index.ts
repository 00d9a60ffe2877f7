import { join } from '@acme/words';

export const greet = (name: string): string => join('Hello,', name);
