export const pin = 'Nadel';
