export declare const longest: number;

export declare function secondsFor(tea: Tea): number;

declare type Tea = 'green' | 'black' | 'herbal';

export { }
