export interface Trail {
    name: string;
    kilometres: number;
}
