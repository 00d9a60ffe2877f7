/** How one parcel travels. */
export interface Options {
    /** Next-day delivery. */
    express?: boolean;
    /** Declared value in cents. */
    insured?: number;
}
