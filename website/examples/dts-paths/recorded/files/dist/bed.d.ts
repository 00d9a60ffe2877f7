export declare class Bed {
    readonly width: number;
    readonly depth: number;
    constructor(width: number, depth: number);
    area(): number;
}
