const pinUrl = new URL('./icons/pin.svg', import.meta.url);
export { pinUrl };
