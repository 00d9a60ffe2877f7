export declare const group: (digits: string) => string;
