/** A PDF with one line of text after the other on each page, or without any text. */
export function madePdf(pages: readonly (readonly string[])[], more: readonly string[] = []): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      stream(`BT /F 11 Tf 14 TL 50 800 Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`),
    ]),
    ...more,
  ];
  return ofObjects(objects);
}

/** A PDF of objects as they are, the first of which is its root. */
export function ofObjects(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

export const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const escaped = (line: string): string => line.replace(/[\\()]/g, (sign) => `\\${sign}`);
