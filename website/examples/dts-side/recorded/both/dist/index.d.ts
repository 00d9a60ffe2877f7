export declare const celsius: (fahrenheit: number) => number;
