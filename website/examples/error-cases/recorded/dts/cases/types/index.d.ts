export declare const answer = 42;
