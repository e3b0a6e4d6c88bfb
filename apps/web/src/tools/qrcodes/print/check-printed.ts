import { type Code, type CodeLook, contentOfRow, payloadOf, SHEET_KINDS, tidyContent } from '@murmel/contracts';
import { printedPicture } from '../../../core/qr-reading/printed-picture';
import { readPictures } from '../../../core/qr-reading/read-pictures';
import { drawnOn } from '../../../ui/cards/qr';
import { minWidthOnPaper } from '../check/scan-distance';
import { PIXELS_PER_MILLIMETRE } from '../check/views';
import { drawn, logoOf } from '../drawn/use-drawn-code';

/** Result of reading a code, or a sheet of many, as small as it will be printed. */
export type PrintCheck =
  | { state: 'good' | 'noReader' }
  /** names of the codes that no camera reads, their width, and how wide the largest of them has to be, in millimetres */
  | { state: 'unread'; names: string[]; width: number; least: number };

/** Millimetres between the margins of A4, and around each code in its cell (`template-figures.ts` of the api). */
const A4 = { room: 166, inset: 8 };
/** Millimetres of the width that a frame takes. */
const FRAME = 3;

/** Calculates how wide a code is printed, in millimetres: on a sheet no wider than its cell. */
export function printedWidth({ width, frame }: Pick<CodeLook, 'width' | 'frame'>, columns: number): number {
  const most = columns === 1 ? width : Math.min(width, A4.room / columns - A4.inset);
  return most - (frame === 'none' ? 0 : FRAME);
}

/** Reads every code that will be printed in the size in which it will be (ADR 50). */
export async function checkPrinted({ content, text, look, sheet }: Code): Promise<PrintCheck> {
  const own = SHEET_KINDS.includes(content.kind);
  const rows = sheet.rows.map(({ label, value }) => ({
    label,
    text: own && value !== '' ? payloadOf(tidyContent(contentOfRow(content, value))) : text,
  }));
  const codes = rows.length > 0 ? rows : [{ label: look.caption, text }];
  const width = printedWidth(look, rows.length > 0 ? sheet.columns : 1);
  try {
    // Words and frames are set beside the code; without its picture the room for it stays empty.
    const plain: CodeLook = { ...look, frame: 'none', caption: '', ground: 'white' };
    const picture = look.logo === 'file' && look.logoFile !== null ? await logoOf(look.logoFile).catch(() => undefined) : undefined;
    const drawings = new Map(
      codes.flatMap((code) => {
        const drawing = drawn(code.text, plain, picture);
        return drawing ? [[code.text, drawing] as const] : [];
      }),
    );
    const unread = new Set<string>();
    // One after the other: sixty at once would be a hundred megabytes.
    for (const [held, drawing] of drawings) {
      const pixels = Math.round(width * PIXELS_PER_MILLIMETRE);
      const [found] = await readPictures([printedPicture(await drawnOn(drawing, 2 * pixels), { scale: 0.5 })]);
      if (found !== held) unread.add(held);
    }
    if (unread.size === 0) return { state: 'good' };
    return {
      state: 'unread',
      names: codes.filter((code) => unread.has(code.text)).map((code) => code.label || code.text),
      width,
      least: Math.max(...[...unread].map((held) => minWidthOnPaper(drawings.get(held)!.width))) + (look.frame === 'none' ? 0 : FRAME),
    };
  } catch {
    return { state: 'noReader' };
  }
}
