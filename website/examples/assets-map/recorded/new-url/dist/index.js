const pinUrl = new URL("./static/svg/pin.svg", import.meta.url);
export { pinUrl };
