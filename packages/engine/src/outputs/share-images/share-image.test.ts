import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import {
  type ShareImageTexts,
  shareImageLogo,
  shareImageSize,
} from '../../contract/share-image.ts';
import { checkCharacters } from './check-characters.ts';
import { createRenderer, readShareFonts, shareFont } from './share-fonts.ts';
import { defaultShareImage, shareImageTexts } from './share-image.ts';

const colors = { background: '#101010', accent: '#ff8800' };
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f80"/></svg>',
);
const image: ShareImageTexts = {
  siteTitle: 'Sample',
  title: '快速开始 Quick start',
  section: '指南',
  language: '简体中文',
};

const options = { ...shareImageSize, images: [{ src: shareImageLogo, data: logo }] };

describe('the share image of a page', () => {
  test('has title and breadcrumbs in the language of the page', () => {
    const page = samplePage({ lang: 'zh', title: '页面', routePath: '/zh/guide/a' });
    const site = {
      ...sampleSiteData({}, 'zh'),
      nav: [
        {
          text: '指南',
          link: '/zh/guide/',
          activeMatch: '/zh/guide/',
          position: 'right',
          items: [],
        },
      ],
    } as ReturnType<typeof sampleSiteData>;
    expect(shareImageTexts(page, site)).toEqual({
      siteTitle: 'Sample',
      title: '页面',
      section: '指南',
      language: '简体中文',
    });
    const outside = samplePage({ lang: 'zh', routePath: '/zh/' });
    expect(shareImageTexts(outside, site).section).toBe('用于测试的一个小型站点');
  });

  test('is a PNG of the size that social networks expect', async () => {
    const renderer = await createRenderer(Object.values(image));
    const png = await renderer.render(defaultShareImage(image, colors), {
      ...options,
      format: 'png',
    });
    expect(imageSize(png)).toMatchObject({ ...shareImageSize, type: 'png' });
  });

  test.each([
    'CLI',
    '使用第三方依赖时需要注意的事项与常见问题的排查方法以及在发布之前应当完成的检查',
    'Build JavaScript and TypeScript libraries with one config for every runtime there is today',
  ])('has room for the title %s', async (title) => {
    const renderer = await createRenderer(Object.values(image));
    const { children } = await renderer.measure(
      defaultShareImage({ ...image, title }, colors),
      options,
    );
    const boxes = children.map(({ transform, height, width }) => ({
      top: transform[5],
      bottom: transform[5] + height,
      right: transform[4] + width,
    }));
    const [brand, heading, foot] = boxes;
    expect(boxes).toHaveLength(3);
    expect(heading?.top).toBeGreaterThanOrEqual(brand?.bottom ?? Number.NaN);
    expect(foot?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Number.NaN);
    expect(foot?.bottom).toBeLessThanOrEqual(shareImageSize.height);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(shareImageSize.width);
  });
});

describe('the fonts of share images', () => {
  test('are the subsets with the characters of the texts', async () => {
    const latin = await readShareFonts(['Quick start']);
    const both = await readShareFonts(['Quick start', '快速开始']);
    expect(both.length).toBeGreaterThan(latin.length);
    expect(both.length).toBeLessThan(20);
    const codes = [...'快速开始'].map((character) => character.codePointAt(0) ?? 0);
    for (const code of codes) {
      expect(
        both.some(({ unicodeRange = [] }) =>
          unicodeRange.some(([from, to]) => code >= from && code <= to),
        ),
      ).toBe(true);
    }
    expect(new Set(both.map(({ name }) => name))).toEqual(new Set([shareFont]));
  });
});

test('titles with characters that the font lacks get a warning each', async () => {
  const texts = (title: string) => ({
    siteTitle: 'Sample',
    title,
    section: 'A',
    language: '简体中文',
  });
  const titles = ['Build — “快速” ñ б → ♥…', 'Ship it 🚀🚀', '한국어 and ελ', '𠮷 ✨', '龘靐齉爩'];
  const images = titles.map((title, index) => ({
    file: `${index}.mdx`,
    layout: defaultShareImage(texts(title), colors),
  }));
  expect((await checkCharacters(images)).map(({ file, message }) => [file, message])).toEqual([
    ['1.mdx', 'the share image shows boxes for 🚀'],
    ['2.mdx', 'the share image shows boxes for 한 국 어 ε λ'],
    ['3.mdx', 'the share image shows boxes for 𠮷 ✨'],
    ['4.mdx', 'the share image shows boxes for 齉 爩'],
  ]);
});
