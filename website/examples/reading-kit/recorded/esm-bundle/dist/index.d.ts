/** Minutes that reading a text takes. */
export declare function minutes(text: string, pace?: number): number;
