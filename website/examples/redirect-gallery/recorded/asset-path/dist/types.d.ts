export interface Photo {
    title: string;
    year: number;
}
