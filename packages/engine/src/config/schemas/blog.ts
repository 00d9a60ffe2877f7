import { z } from 'zod';
import { route } from './schema-primitives.ts';

/** The blog of the site. */
export const blog = z
  .strictObject({
    /** Route of the page that lists the posts. Pages below it with a `date` are posts. */
    route: route.meta({ example: "'/blog/'" }).default('/blog/'),
    /** Path of the feed by language. */
    feeds: z
      .record(z.string(), z.string().regex(/^\/\S+\.xml$/))
      .meta({ example: "{ en: '/rss/blog.xml', zh: '/rss/blog-zh.xml' }" }),
  })
  .meta({ example: "{ route: '/blog/', feeds: { en: '/rss/blog.xml' } }" });
