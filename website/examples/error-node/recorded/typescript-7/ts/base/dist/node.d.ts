export declare const folder: string;
