export declare const openCrate: () => string;

export { }
