import { escapeHtml, type InterfaceLanguage } from '@murmel/contracts';
import { fileLink, page } from '../../export-formats/html.js';
import { EXPORT_WORDS, type LeftReason } from './export-words.js';

/** One thing in the archive, or one that is not. */
export interface ExportedThing {
  title: string;
  /** its files by their paths in the archive */
  paths: string[];
  left: { why: LeftReason; numbers: Readonly<Record<string, unknown>> }[];
}

/** Folder in the archive. */
export interface ExportedFolder {
  /** titles from the top; empty for the top itself */
  titles: readonly string[];
  things: ExportedThing[];
}

/** Builds the page that lists what the archive contains and omits, with a link to every file. */
export function exportPage(folders: readonly ExportedFolder[], language: InterfaceLanguage, now: Date): Buffer {
  const words = EXPORT_WORDS[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(now);
  const things = folders.flatMap((folder) => folder.things);
  const missing = things.flatMap(({ title, left }) => left.map(({ why, numbers }) => `${title}: ${words.reason(why, numbers)}`));
  const body = [
    `<h1>${words.heading}</h1>`,
    `<p>${escapeHtml(words.about(day, things.length))}</p>`,
    `<h2>${words.missing}</h2>`,
    missing.length > 0 ? list(missing.map(escapeHtml)) : `<p>${words.nothingMissing}</p>`,
    `<h2>${words.contents}</h2>`,
    ...folders.map(
      (folder) =>
        `<h3>${escapeHtml(folder.titles.join(' / ') || words.top)}</h3>\n${
          folder.things.length > 0 ? list(folder.things.map(thingLine)) : `<p>${words.emptyFolder}</p>`
        }`,
    ),
  ];
  return page(words.heading, body.join('\n'), language);
}

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>`;

function thingLine({ title, paths }: ExportedThing): string {
  const links = paths.map((path) => fileLink(path, path.slice(path.lastIndexOf('/') + 1)));
  return [escapeHtml(title), links.join(', ')].filter(Boolean).join(': ');
}
