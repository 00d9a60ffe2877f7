import type { Photo } from './types';
import './page.less';
export declare const figure: (photo: Photo) => string;
