import type { InterfaceLanguage } from '@murmel/contracts';

/** Reason for omitting an item from the archive, or part of it. */
export type OmissionReason = 'pages' | 'pictures' | 'work' | 'broken' | 'files' | 'foreign';

export interface ExportTexts {
  /** name of the page that lists the archive's contents */
  page: string;
  untitled: string;
  /** behind a thing's name: the folder with its files */
  files: string;
  top: string;
  heading: string;
  about(day: string, things: number): string;
  missing: string;
  nothingMissing: string;
  contents: string;
  emptyFolder: string;
  reason(why: OmissionReason, numbers: Readonly<Record<string, unknown>>): string;
}

const number = (value: unknown): string => (typeof value === 'number' ? String(value) : '?');

/** The words of the archive's first page, and of names in it. */
export const EXPORT_TEXTS: Readonly<Record<InterfaceLanguage, ExportTexts>> = {
  de: {
    page: 'Inhalt',
    untitled: 'Ohne Titel',
    files: 'Dateien',
    top: 'Ganz oben',
    heading: 'Mitgenommen aus Murmel',
    about: (day, things) =>
      `Stand: ${day}. ${things === 1 ? 'Ein Inhalt' : `${things} Inhalte`}, jeder als PDF und so, wie andere Programme ihn öffnen.`,
    missing: 'Was nicht dabei ist',
    nothingMissing: 'Es ist alles dabei.',
    contents: 'Was dabei ist',
    emptyFolder: 'Leerer Ordner',
    reason: (why, numbers) =>
      ({
        pages: `Als PDF wären es ${number(numbers['pages'])} Seiten, es gehen höchstens ${number(numbers['limit'])}.`,
        pictures: `Als PDF sind es zu viele Bilder, es gehen höchstens ${number(numbers['limit'])}.`,
        work: 'Das PDF wäre zu groß geworden.',
        broken: 'Es ließ sich nicht lesen.',
        files: `${number(numbers['count'])} Dateien sind nicht mehr da.`,
        foreign: 'Es gehört jemand anderem: Dabei ist, was du davon siehst, ohne die Dateien darin.',
      })[why],
  },
  en: {
    page: 'Contents',
    untitled: 'Untitled',
    files: 'files',
    top: 'At the top',
    heading: 'Taken along from Murmel',
    about: (day, things) =>
      `As of ${day}. ${things === 1 ? 'One thing' : `${things} things`}, each as a PDF and in a form that other programs open.`,
    missing: 'What is not in it',
    nothingMissing: 'Everything is in it.',
    contents: 'What is in it',
    emptyFolder: 'Empty folder',
    reason: (why, numbers) =>
      ({
        pages: `As a PDF it would have ${number(numbers['pages'])} pages, at most ${number(numbers['limit'])} are possible.`,
        pictures: `There are too many pictures for a PDF, at most ${number(numbers['limit'])} are possible.`,
        work: 'The PDF would have become too large.',
        broken: 'It could not be read.',
        files: `${number(numbers['count'])} files are not there any more.`,
        foreign: 'It belongs to somebody else: what you see of it is here, without the files in it.',
      })[why],
  },
};
