import './alert.css';
export declare const alerts: import("mitt").Emitter<{
    close: string;
}>;
export declare function Alert({ text }: {
    text: string;
}): import("react").JSX.Element | null;
