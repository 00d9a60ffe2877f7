export declare function Poll({ question }: {
    question: string;
}): import("preact").JSX.Element;
