declare interface ISize {
    width: number;
    height: number;
    orientation?: number;
    type?: string;
}

export declare const isPortrait: (size: ISize) => boolean;

export { }
