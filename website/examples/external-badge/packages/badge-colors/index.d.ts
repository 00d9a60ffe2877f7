export declare const green: (text: string) => string;
export declare const red: (text: string) => string;
