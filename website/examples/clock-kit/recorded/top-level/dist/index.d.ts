export declare const formatClock: (minutes: number) => string;
