export const round = (value: number) => Math.round(value * 100) / 100;

export const unused = (value: number) => {
  return value * 2;
};
