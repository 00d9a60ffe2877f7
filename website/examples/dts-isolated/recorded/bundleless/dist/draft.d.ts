export declare const steepInCold: (minutes: number) => number;
