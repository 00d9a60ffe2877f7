export declare const formatSpan: (minutes: number) => string;

export { }
