export * from './unit';
export declare const mode: "development" | "none" | "production";
export declare const icon: URL;
export declare const paint: (text?: string) => string;
