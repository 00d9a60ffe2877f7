declare global {
    interface Window {
        crate: string;
    }
}
export declare const openCrate: () => string;
