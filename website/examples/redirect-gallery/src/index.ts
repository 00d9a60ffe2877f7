import { caption } from '@/format';
import type { Photo } from '@/types';
import mark from '@/icons/mark.svg';
import { zoom } from './zoom.ts';
import frame from './frame.module.less';
import './page.less';

export const figure = (photo: Photo): string =>
  `<figure class="${frame.box}" style="scale: ${zoom}">` +
  `<img src="${mark}" alt="">${caption(photo)}</figure>`;
