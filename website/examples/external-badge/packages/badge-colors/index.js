const paint = (code) => (text) => `\u001b[${code}m${text}\u001b[39m`;

export const green = paint(32);
export const red = paint(31);
