/** How one parcel travels. */
export declare interface Options {
    /** Next-day delivery. */
    express?: boolean;
    /** Declared value in cents. */
    insured?: number;
}

/** Price in cents. */
export declare function quote(grams: number, zone: Zone, options?: Options): number;

export declare type Zone = 'near' | 'far';

export { }
