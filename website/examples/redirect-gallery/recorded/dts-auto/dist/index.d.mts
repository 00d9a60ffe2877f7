import type { Photo } from './types.mjs';
import './page.less';
export declare const figure: (photo: Photo) => string;
