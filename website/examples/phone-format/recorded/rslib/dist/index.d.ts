declare interface Emitter<Events extends Record<EventType, unknown>> {
    all: EventHandlerMap<Events>;
    on<Key extends keyof Events>(type: Key, handler: Handler<Events[Key]>): void;
    on(type: '*', handler: WildcardHandler<Events>): void;
    off<Key extends keyof Events>(type: Key, handler?: Handler<Events[Key]>): void;
    off(type: '*', handler: WildcardHandler<Events>): void;
    emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
    emit<Key extends keyof Events>(type: undefined extends Events[Key] ? Key : never): void;
}

declare type EventHandlerList<T = unknown> = Array<Handler<T>>;

declare type EventHandlerMap<Events extends Record<EventType, unknown>> = Map<keyof Events | '*', EventHandlerList<Events[keyof Events]> | WildCardEventHandlerList<Events>>;

export declare const events: Emitter<    {
format: string;
}>;

declare type EventType = string | symbol;

/** Groups the digits of a phone number. */
export declare function formatPhone(digits: string): string;

declare type Handler<T = unknown> = (event: T) => void;

export declare const version: string;

declare type WildCardEventHandlerList<T = Record<string, unknown>> = Array<WildcardHandler<T>>;

declare type WildcardHandler<T = Record<string, unknown>> = (type: keyof T, event: T[keyof T]) => void;

export { }
