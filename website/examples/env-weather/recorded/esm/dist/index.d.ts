export declare const region: any;
export declare const units: "imperial" | "metric";
export declare const token: any;
export declare const verbose: boolean;
export declare const mode: "development" | "none" | "production";
