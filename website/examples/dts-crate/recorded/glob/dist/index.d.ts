export declare const toWeight: (kilograms: number) => Weight;

declare interface Weight {
    grams: number;
}

export { }
