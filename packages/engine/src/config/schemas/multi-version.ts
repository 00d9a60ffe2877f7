import { z } from 'zod';

/** Name of a version, used as a URL segment. */
const version = z.string().regex(/^\w[\w.-]{0,31}$/);

/** Versions of the documentation. */
export const multiVersion = z
  .strictObject({
    /** The version whose URLs have no prefix. */
    default: version.meta({ example: "'2.x'" }),
    /** All versions, in the order of the menu. */
    versions: z.array(version).min(1).meta({ example: "['2.x', '1.x']" }),
    /** The version of these sources. Added to `base`, unless it is the default one. Default: `default`. */
    current: version.meta({ example: "'1.x'" }).optional(),
  })
  .meta({ example: "{ default: '2.x', versions: ['2.x', '1.x'] }" })
  .transform((versions) => ({ ...versions, current: versions.current ?? versions.default }));
