export declare const toLetter: (row: number) => string;
