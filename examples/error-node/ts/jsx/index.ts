export const a = (): JSX.Element => null;
