const pin = 'Nadel';
export { pin };
