export declare function daysSinceNewMoon(date: Date): number;
