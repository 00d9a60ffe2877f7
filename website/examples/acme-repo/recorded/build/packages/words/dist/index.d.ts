export declare const join: (...words: string[]) => string;
