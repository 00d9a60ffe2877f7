export declare const zoom = 1.25;
