export declare function Counter({ start }: {
    start?: number;
}): import("react").JSX.Element;
