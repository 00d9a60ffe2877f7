export const greetLater = async (name: string): Promise<string> => {
  const { shout } = await import('./shout');
  return shout(`Hello, ${name}`);
};
