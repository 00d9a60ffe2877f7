import { build, type Plugin, type Rolldown } from 'vite';

const query = '?script';

/** Bundles a module with its imports into one script, as text, and names the files it is made from. */
async function bundleScript(file: string): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${file} is not a script`);
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}

/** `import text from './file.ts?script'`: the text of an inline script, which may import others. */
export function inlineScripts(): Plugin {
  return {
    name: 'docs:inline-scripts',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(query)) return null;
      const found = await this.resolve(id.slice(0, -query.length), importer);
      // Not the extension of a script, which other plugins would compile.
      return found && `\0${found.id}${query}.text`;
    },
    load: {
      filter: { id: /^\0.*\?script\.text$/ },
      async handler(id) {
        const { code, files } = await bundleScript(id.slice(1, -`${query}.text`.length));
        for (const file of files) if (!file.startsWith('\0')) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' };
      },
    },
  };
}
