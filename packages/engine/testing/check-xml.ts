import { SaxesParser } from 'saxes';

/** Throws on the first error of an XML file, as feed readers and browsers do; `XMLValidator` accepts some. */
export function checkXml(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}
