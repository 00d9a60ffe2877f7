export interface Weight {
  grams: number;
}
export declare const kilo: number;
