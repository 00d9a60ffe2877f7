export declare const startTally: () => Worker;
