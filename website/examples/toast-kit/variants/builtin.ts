import { hostname } from 'node:os';

export const device = hostname();
