export type Unit = 'g' | 'ml';
export interface Amount {
    value: number;
    unit: Unit;
}
