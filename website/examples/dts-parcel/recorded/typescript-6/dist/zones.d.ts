export type Zone = 'near' | 'far';
export declare const factorOf: (zone: Zone) => number;
