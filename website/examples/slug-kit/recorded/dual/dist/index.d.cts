export declare const show: (text: string) => void;

export declare function slug(text: string, options?: SlugOptions): string;

export declare type SlugOptions = {
    upper?: boolean;
};

export { }
