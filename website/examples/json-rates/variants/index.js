import { base } from './rates.json';

export const title = `Rates for ${base}`;
