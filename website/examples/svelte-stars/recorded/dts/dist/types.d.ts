export interface Rated {
    value?: number;
    max?: number;
    onrate?: (value: number) => void;
}
