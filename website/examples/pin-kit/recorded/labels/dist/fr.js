const pin = 'épingle';
export { pin };
