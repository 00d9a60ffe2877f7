export declare const routes: {
    hills: string;
};
