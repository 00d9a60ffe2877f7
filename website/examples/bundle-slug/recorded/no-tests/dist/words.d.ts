export declare const words: (text: string) => string[];
export declare const initials: (text: string) => string;
