import * as mitt from 'mitt';

declare const version: string;
declare const events: mitt.Emitter<{
    format: string;
}>;
/** Groups the digits of a phone number. */
declare function formatPhone(digits: string): string;

export { events, formatPhone, version };
