export declare const rates: {
    base: string;
    updated: string;
    rates: {
        CHF: number;
        SEK: number;
    };
};
