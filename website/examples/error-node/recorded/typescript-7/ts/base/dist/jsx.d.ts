export declare const element: () => JSX.Element | null;
