import { readFile } from 'node:fs/promises';

const { data } = JSON.parse(await readFile('report/rsdoctor-data.json', 'utf8'));

for (const { name, version, size } of data.packageGraph.packages) {
  console.log(`${name} ${version}: ${size.sourceSize} B`);
}
