import { asked as askedEn } from './asked.en.ts';
import { asked as askedZh } from './asked.zh.ts';
import { fresh as freshEn } from './fresh.en.ts';
import { fresh as freshZh } from './fresh.zh.ts';
import { en } from './judged.en.ts';
import { zh } from './judged.zh.ts';
import { read as readEn } from './read.en.ts';
import { read as readZh } from './read.zh.ts';
import { typed as typedEn } from './typed.en.ts';
import { typed as typedZh } from './typed.zh.ts';
import { unseen as unseenEn } from './unseen.en.ts';
import { unseen as unseenZh } from './unseen.zh.ts';

/** A query as a reader types it, and the routes that answer it. */
export type Judged = [query: string, ...routes: string[]];

/** Routes of the English site; the Chinese ones have `/zh` before them. */
export const judged: Record<'en' | 'zh', Judged[]> = {
  en: [...en, ...unseenEn, ...freshEn, ...readEn, ...typedEn, ...askedEn],
  zh: [...zh, ...unseenZh, ...freshZh, ...readZh, ...typedZh, ...askedZh],
};
