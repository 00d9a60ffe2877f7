export declare function parseSpan(text: string): number;
