export declare const shout: (text: string) => string;
export declare const whisper: (text: string) => string;
