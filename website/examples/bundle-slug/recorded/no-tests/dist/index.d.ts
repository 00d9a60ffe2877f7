export declare const slugify: (title: string) => string;
