import { mitt } from './vendor';

export const events = mitt<{ saved: string }>();
