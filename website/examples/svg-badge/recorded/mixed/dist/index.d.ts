export declare function Badge({ stars }: {
    stars: number;
}): import("react").JSX.Element;
