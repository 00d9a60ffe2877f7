export declare function green(text: string): string;
