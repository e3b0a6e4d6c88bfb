import { logoPart, NEW_LOOK, type PdfTone } from '@murmel/contracts';
import { qrCodeDrawing } from '../export-formats/qr-code-drawing.js';
import type { PdfQrCodes } from '../pdf-layout/pdf-layout.js';
import { qrDrawing } from './prepare-figures.js';
import type { Preparing } from './sheet/prepare-worksheet.js';

/** Codes as the template sets them: words and frames are its own, so that its fonts and its ink draw them. */
export function preparedCodes({ columns, width, look, logo, codes }: PdfQrCodes, tone: PdfTone, to: Preparing): Record<string, unknown> {
  // A colour that a copier makes pale is black on grey paper.
  const ink = tone === 'grey' ? '#1b1b1b' : look.ink;
  const picture = logo === null ? undefined : to.pictureAt(logo);
  const drawn = { ...look, ink, frame: NEW_LOOK.frame, caption: '', ground: 'white' as const };
  return {
    ...{ kind: 'codes', columns, width, ink, frame: look.frame, logo: picture?.file },
    codes: codes.flatMap(({ value, alt, words }) => {
      const [svg, drawing] = [qrDrawing(value, drawn), qrCodeDrawing(value, drawn)];
      if (!svg || !drawing) return [];
      return [{ svg, alt: to.spoken(alt), words: to.text(words).trim(), part: logoPart(drawing.width) }];
    }),
  };
}
