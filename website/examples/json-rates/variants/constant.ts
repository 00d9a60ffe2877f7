import data from './rates.json';

export const rates = data;
