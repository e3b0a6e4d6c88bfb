import type { InterfaceLanguage } from '@murmel/contracts';
import { Recording } from '@murmel/server';
import { itemOf } from '../../platform/request-context.js';
import { clockTime } from '../export-formats/clock-time.js';
import { pdfItemLink } from '../pdf/pdf-item-link.js';
import { lineBlock, type PdfBlock, textRun } from '../pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../tool-contribution/contributions.js';
import { shownOf } from './recording-answer.js';

const WORDS = {
  de: { length: 'Länge', nothing: 'Noch nichts aufgenommen.' },
  en: { length: 'Length', nothing: 'Nothing recorded yet.' },
} as const satisfies Record<InterfaceLanguage, object>;

/** Transcript of a recording, line by line below its chapters, with the QR code that leads there; trimmed parts are never included. */
export const recordingPdf: PdfContribution = {
  async blocks(manager, context, language) {
    const recording = await manager.findOneBy(Recording, { itemId: itemOf(context).id });
    const words = WORDS[language];
    if (!recording) return [lineBlock(words.nothing)];
    const { startMs, endMs, durationMs } = recording;
    const length = clockTime((endMs ?? durationMs) - startMs);
    return [
      { kind: 'note', runs: [textRun(`${words.length} ${length}`)] },
      ...linesOf(recording),
      ...(await pdfItemLink(manager, context)),
    ];
  },
};

/** Formats the recording's marks, with times as in its player. */
function linesOf(recording: Recording): PdfBlock[] {
  const { chapters, captions } = shownOf(recording);
  const moment = (at: number): string => clockTime(Math.max(0, at - recording.startMs));
  const chapterPaper = (at: number, title: string): PdfBlock => ({
    kind: 'heading',
    level: 1,
    runs: [textRun(`${moment(at)} ${title}`)],
  });
  const captionPaper = (at: number, text: string): PdfBlock => ({
    kind: 'paragraph',
    runs: [textRun(`${moment(at)}\u00a0 `, { bold: true }), textRun(text)],
  });
  const lines = [
    ...chapters.map(({ at, title }) => ({ at, block: chapterPaper(at, title) })),
    ...captions.map(({ from, text }) => ({ at: from, block: captionPaper(from, text) })),
  ];
  // Of what begins at the same moment the chapter comes first.
  return lines.toSorted((one, other) => one.at - other.at).map(({ block }) => block);
}
