export type Tally = Record<string, number>;
/** Counts the lines of a log file by their level, the first word. */
export declare function tally(file: string): Tally;
