export declare const words: (text: string) => string[];
export declare const letters: (text: string) => number;
