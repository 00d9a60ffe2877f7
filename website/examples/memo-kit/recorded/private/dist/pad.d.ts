export declare class MemoPad {
    #private;
    _finished: number;
    _titles: string[];
    add(title: string): boolean;
    finish(): void;
}
