import type { InterfaceLanguage } from '@murmel/contracts';
import { Recording } from '@murmel/server';
import { itemOf } from '../../platform/asking.js';
import { clockTime } from '../export-formats/clock-time.js';
import { wayOnPaper } from '../pdf/paper-way.js';
import { lineOnPaper, type PaperBlock, wordsOnPaper } from '../pdf-layout/paper.js';
import type { PaperContribution } from '../tool-contribution/contributions.js';
import { shownOf } from './recording-answer.js';

const WORDS = {
  de: { length: 'Länge', nothing: 'Noch nichts aufgenommen.' },
  en: { length: 'Length', nothing: 'Nothing recorded yet.' },
} as const satisfies Record<InterfaceLanguage, object>;

/** Transcript of a recording, line by line below its chapters, with the QR code that leads there; trimmed parts are never included. */
export const recordingPaper: PaperContribution = {
  async blocks(manager, asking, language) {
    const recording = await manager.findOneBy(Recording, { itemId: itemOf(asking).id });
    const words = WORDS[language];
    if (!recording) return [lineOnPaper(words.nothing)];
    const { startMs, endMs, durationMs } = recording;
    const length = clockTime((endMs ?? durationMs) - startMs);
    return [
      { kind: 'note', runs: [wordsOnPaper(`${words.length} ${length}`)] },
      ...linesOf(recording),
      ...(await wayOnPaper(manager, asking)),
    ];
  },
};

/** Formats the recording's marks, with times as in its player. */
function linesOf(recording: Recording): PaperBlock[] {
  const { chapters, captions } = shownOf(recording);
  const moment = (at: number): string => clockTime(Math.max(0, at - recording.startMs));
  const chapterPaper = (at: number, title: string): PaperBlock => ({
    kind: 'heading',
    level: 1,
    runs: [wordsOnPaper(`${moment(at)} ${title}`)],
  });
  const captionPaper = (at: number, text: string): PaperBlock => ({
    kind: 'paragraph',
    runs: [wordsOnPaper(`${moment(at)}\u00a0 `, { bold: true }), wordsOnPaper(text)],
  });
  const lines = [
    ...chapters.map(({ at, title }) => ({ at, block: chapterPaper(at, title) })),
    ...captions.map(({ from, text }) => ({ at: from, block: captionPaper(from, text) })),
  ];
  // Of what begins at the same moment the chapter comes first.
  return lines.toSorted((one, other) => one.at - other.at).map(({ block }) => block);
}
