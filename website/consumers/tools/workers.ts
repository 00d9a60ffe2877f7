import { serve } from '../cells.ts';
import { scriptOfSeen, type Tool } from '../define.ts';

const worker = `import use from './use.js';
export default {
  async fetch() {
    const seen = String(await use());
    const html = '<script>' + ${scriptOfSeen} + '</script>';
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  },
};
`;

const config = (more: object) => ({
  'wrangler.json': JSON.stringify({
    name: 'application',
    main: 'src/worker.js',
    compatibility_date: '2026-11-15',
    ...more,
  }),
});

export const cloudflareWorkers: Tool = {
  name: 'cloudflare-workers',
  title: 'Cloudflare Workers',
  install: ['wrangler@4.164.0'],
  files: () => ({ 'src/worker.js': worker, ...config({}) }),
  cells: [
    {
      name: 'dev',
      place: 'program',
      unless: 'test',
      look: serve('wrangler dev --port PORT', 'wrangler deploy --dry-run --outdir dist'),
    },
    {
      name: 'failing request',
      place: 'test',
      look: async ({ start, open, port, failAt }) => {
        await start(`wrangler dev --port ${port}`);
        return failAt(() => open(`http://localhost:${port}/`));
      },
    },
  ],
  settings: [
    {
      text: "{ type: 'Text', globs: ['**/*.svg'], fallthrough: true }",
      files: () => config({ rules: [{ type: 'Text', globs: ['**/*.svg'], fallthrough: true }] }),
      packages: ['picture-import'],
    },
  ],
};
