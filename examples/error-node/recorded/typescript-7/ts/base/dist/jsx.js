export const element = () => null;
