import type { Photo } from './types.js';
import './page.less';
export declare const figure: (photo: Photo) => string;
