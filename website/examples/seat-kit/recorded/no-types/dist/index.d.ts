export declare const isVerbose: any;
