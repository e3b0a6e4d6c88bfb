import type { Readable } from 'node:stream';
import { escapeHtml } from '@murmel/contracts';
import { berlinTime, type Cell } from './table-cell.js';
import { type ZipEntry, zipArchive } from './zip-archive.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts that are the same in every workbook with one sheet (ECMA-376). */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is the header's: bold. Style 2 is that of moments: number format 22 is date and time as the reader's country writes them.
  'xl/styles.xml':
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>',
};
const BOLD = 1;
const MOMENT = 2;
const LETTERS = 26;

/** A workbook with one sheet, written as it is read; numbers are numbers, moments are dates, and texts are texts even when they begin like a formula. */
export function xlsxStream(header: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  return zipArchive(parts(header, rows), { compress: true });
}

async function* parts(header: readonly string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<ZipEntry> {
  for (const [name, xml] of Object.entries(FRAME)) yield { name, contents: Buffer.from(XML + xml) };
  yield { name: 'xl/worksheets/sheet1.xml', contents: sheet(header, rows) };
}

async function* sheet(header: readonly string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  const widths = header.map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="${index === 0 ? 6 : 24}" customWidth="1"/>`);
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  let number = 1;
  yield rowXml(header, number, BOLD);
  for await (const row of rows) yield rowXml(row, (number += 1));
  yield '</sheetData></worksheet>';
}

function rowXml(cells: readonly Cell[], row: number, style = 0): string {
  return `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`, style)).join('')}</row>`;
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cellXml(serialOf(cell), place, MOMENT);
  const start = `<c r="${place}"${style > 0 ? ` s="${style}"` : ''}`;
  return typeof cell === 'number'
    ? `${start}><v>${cell}</v></c>`
    : `${start} t="inlineStr"><is><t xml:space="preserve">${escapeHtml(xmlText(cell))}</t></is></c>`;
}

/** Day 0 of a spreadsheet's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since the calendar's beginning, with the time on the wall of a German school as their fraction. */
function serialOf(moment: Date): number {
  return (Date.parse(`${berlinTime(moment).replace(' ', 'T')}Z`) - EPOCH) / DAY_MS;
}

/** A, B, ... Z, AA, AB ... */
function columnName(index: number): string {
  return (index < LETTERS ? '' : columnName(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(65 + (index % LETTERS));
}

/** Removes characters that no XML file may contain. One of them, typed or sent by a program, would make the whole file unreadable. */
function xmlText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '');
}
