import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from '@rslib/core';

const isAnalyzed = process.env.ANALYZE === 'true';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: {
      plugins: [
        isAnalyzed &&
          new RsdoctorRspackPlugin({
            disableClientServer: true,
            output: {
              mode: 'brief',
              reportDir: 'report',
              options: { type: ['html', 'json'] },
            },
          }),
      ],
    },
  },
});
