export const element = (): JSX.Element | null => null;
