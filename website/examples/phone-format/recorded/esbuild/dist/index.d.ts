export declare const version: string;
export declare const events: import("mitt").Emitter<{
    format: string;
}>;
/** Groups the digits of a phone number. */
export declare function formatPhone(digits: string): string;
