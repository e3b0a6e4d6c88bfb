import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf');

/** A white A4 page at 150 dpi with black lines of text on it, as a scanner makes it. */
export function madePicture(lines: readonly string[], { width = 1240, height = 1754, size = 25 } = {}): Buffer {
  GlobalFonts.registerFromPath(FONT, 'Made');
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.fillStyle = '#111';
  drawing.font = `${size}px Made`;
  for (const [at, line] of lines.entries()) drawing.fillText(line, size * 4, size * 5 + at * size * 1.5);
  return canvas.toBuffer('image/png');
}

/** A PDF whose pages are pictures (JPEG), as scanners make it. */
export function scannedPdf(pictures: readonly { jpeg: Buffer; width: number; height: number }[]): Buffer {
  const kids = pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  const add = (...said: (string | Buffer)[]): void => {
    places.push(length);
    for (const part of [`${places.length} 0 obj\n`, ...said, '\nendobj\n']) {
      const bytes = Buffer.from(part as string, 'latin1');
      parts.push(Buffer.isBuffer(part) ? part : bytes);
      length += Buffer.isBuffer(part) ? part.length : bytes.length;
    }
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  for (const [at, { jpeg, width, height }] of pictures.entries()) {
    const [content, image] = [4 + at * 3, 5 + at * 3];
    const draw = 'q 595 0 0 842 0 0 cm /I Do Q';
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /XObject << /I ${image} 0 R >> >> >>`);
    add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    const kind = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    add(`<< ${kind} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`, jpeg, '\nendstream');
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
