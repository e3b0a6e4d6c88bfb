import { escapeHtml, type InterfaceLanguage } from '@murmel/contracts';
import { htmlFileLink, htmlPage } from '../../export-formats/html-page.js';
import { EXPORT_TEXTS, type OmissionReason } from './export-texts.js';

/** One thing in the archive, or one that is not. */
export interface ListedExportItem {
  title: string;
  /** its files by their paths in the archive */
  paths: string[];
  left: { why: OmissionReason; numbers: Readonly<Record<string, unknown>> }[];
}

/** Folder in the archive. */
export interface ListedExportFolder {
  /** titles from the top; empty for the top itself */
  titles: readonly string[];
  things: ListedExportItem[];
}

/** Builds the page that lists what the archive contains and omits, with a link to every file. */
export function exportPage(folders: readonly ListedExportFolder[], language: InterfaceLanguage, now: Date): Buffer {
  const words = EXPORT_TEXTS[language];
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
  return htmlPage(words.heading, body.join('\n'), language);
}

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>`;

function thingLine({ title, paths }: ListedExportItem): string {
  const links = paths.map((path) => htmlFileLink(path, path.slice(path.lastIndexOf('/') + 1)));
  return [escapeHtml(title), links.join(', ')].filter(Boolean).join(': ');
}
