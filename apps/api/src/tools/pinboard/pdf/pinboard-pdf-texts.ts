import type { InterfaceLanguage } from '@murmel/contracts';

export interface PinboardPdfTexts {
  by: string;
  file: string;
  empty: string;
  waiting: string;
  hidden: string;
  /** label of lists and cards that only editors of the board see */
  invisible: string;
  more: (count: number) => string;
}

/** The words around a board on paper. */
export const PINBOARD_PDF_TEXTS: Readonly<Record<InterfaceLanguage, PinboardPdfTexts>> = {
  de: {
    by: 'Von',
    file: 'Anhang',
    empty: 'Noch keine Karte.',
    waiting: 'Wartet auf Freigabe',
    hidden: 'Verborgen',
    invisible: 'Für Gäste unsichtbar',
    more: (count) => (count === 1 ? 'und 1 weiterer Kommentar' : `und ${count} weitere Kommentare`),
  },
  en: {
    by: 'By',
    file: 'Attached',
    empty: 'No card yet.',
    waiting: 'Waiting to be released',
    hidden: 'Hidden',
    invisible: 'Invisible to guests',
    more: (count) => (count === 1 ? 'and 1 more comment' : `and ${count} more comments`),
  },
};
