export const pin = 'épingle';
