import { deflateSync } from 'node:zlib';

/** A page whose words stand where a test says. */
export interface DrawnPage {
  /** points from the lower left; Latin letters only */
  texts: readonly { x: number; y: number; words: string; size: number }[];
  rotate?: number;
  /** compressed, as most programs write it */
  packed?: boolean;
  /** content instead of the texts, already compressed */
  content?: Buffer;
  /** a compressed picture over the whole page, one byte a pixel */
  picture?: { bytes: Buffer; width: number; height: number };
}

/** A PDF of pages drawn by hand. */
export function drawnPdf(pages: readonly DrawnPage[]): Buffer {
  const parts: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (bytes: Buffer): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const add = (head: string, stream?: Buffer): void => {
    places.push(length);
    put(Buffer.from(`${places.length} 0 obj\n${head}\n`, 'latin1'));
    if (stream) for (const bytes of [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]) put(bytes);
    put(Buffer.from('endobj\n'));
  };
  put(Buffer.from('%PDF-1.7\n'));
  const kids = pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const [at, page] of pages.entries()) {
    const [content, image] = [5 + at * 3, 6 + at * 3];
    const resources = `/Resources << /Font << /F 3 0 R >> /XObject << /I ${image} 0 R >> >>`;
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${page.rotate ?? 0} /Contents ${content} 0 R ${resources} >>`);
    const bytes = contentOf(page);
    add(`<< /Length ${bytes.length} ${page.packed || page.content ? '/Filter /FlateDecode' : ''} >>`, bytes);
    const { bytes: dots = deflateSync(Buffer.from([255])), width = 1, height = 1 } = page.picture ?? {};
    const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    add(`<< ${kind} /Filter /FlateDecode /Length ${dots.length} >>`, dots);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  put(Buffer.from(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}${end}`, 'latin1'));
  return Buffer.concat(parts);
}

function contentOf({ texts, packed, content, picture }: DrawnPage): Buffer {
  if (content) return content;
  const shown = picture ? 'q 595 0 0 842 0 0 cm /I Do Q ' : '';
  const words = texts.map(({ x, y, words: said, size }) => `BT /F ${size} Tf ${x} ${y} Td (${said.replace(/[\\()]/g, '\\$&')}) Tj ET`);
  const bytes = Buffer.from(shown + words.join('\n'), 'latin1');
  return packed ? deflateSync(bytes) : bytes;
}
