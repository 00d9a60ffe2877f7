export type Phase = 'new' | 'waxing' | 'full' | 'waning';
export declare function phaseOf(date: Date): Phase;
