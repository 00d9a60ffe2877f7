const isPortrait = (size)=>size.height > size.width;
export { isPortrait };
