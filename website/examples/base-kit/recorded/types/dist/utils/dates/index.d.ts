export declare const isWeekend: (date: Date) => boolean;
