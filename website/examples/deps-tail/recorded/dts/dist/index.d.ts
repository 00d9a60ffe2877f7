export declare const lines: import("mitt").Emitter<{
    line: string;
}>;
export declare function replay(file: string): void;
