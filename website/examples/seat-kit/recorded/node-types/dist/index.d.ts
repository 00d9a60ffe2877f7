export declare const isVerbose: boolean;
