export const shout = (text: string): string => `${text}!`;

export const whisper = (text: string): string => `${text}…`;
