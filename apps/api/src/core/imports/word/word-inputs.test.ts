import { describe, expect, it } from 'vitest';
import { linesOfWord, linesOfWordFile, relationships, wordPartsOf } from '../testing/read-content.js';

const run = (words: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (inside: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const point = (words: string, list: number, level = 0): string =>
  paragraph(run(words), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (at: number, format: string, start = 1): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/></w:lvl>`;
const NUMBERING = [
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>`,
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
  '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>',
].join('');
const lines = async (body: string, others: Record<string, string> = {}): Promise<string[]> =>
  (await linesOfWord(wordPartsOf(body, others))).lines;

describe('numbered lists of a word processor', () => {
  it('go on counting behind a paragraph, and begin where they say', async () => {
    expect((await linesOfWordFile('resumed-list.docx')).lines).toEqual([
      ...['1. Erstens', '2. Zweitens', 'Ein Absatz dazwischen.', '3. Drittens', 'Neue Liste ab vier:', '4. Viertens'],
    ]);
  });

  it('keep letters, count each level anew, and are two where the second begins elsewhere', async () => {
    const body = [
      point('eins', 1),
      point('a', 1, 1),
      point('b', 1, 1),
      point('zwei', 1),
      point('c', 1, 1),
      point('sieben', 3),
      point('Punkt', 2),
    ];
    expect(await lines(body.join(''), { 'numbering.xml': NUMBERING })).toEqual([
      ...['1. eins', '  1a. a', '  2a. b', '2. zwei', '  1a. c', '7. sieben', '- Punkt'],
    ]);
  });

  it('pass over paragraphs that were struck out', async () => {
    const gone = paragraph(run('weg'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:del/></w:rPr>');
    const body = [point('eins', 1), paragraph(run('Absatz')), gone, paragraph(run('noch einer')), point('zwei', 1)];
    expect((await lines(body.join(''), { 'numbering.xml': NUMBERING })).at(-1)).toBe('2. zwei');
  });
});

describe('boxes of a form', () => {
  it('become tasks with their ticks, and stay where they stand among words', async () => {
    expect((await linesOfWordFile('checkbox.docx')).lines).toEqual(['[x] Ich stimme zu', '[ ] Ich stimme nicht zu', 'Ja ☒ Nein ☐']);
  });

  it('of old forms, too, several in a line, and alone in a cell', async () => {
    const box = (ticked: boolean): string =>
      `<w:bookmarkStart w:id="0" w:name="Kontrollkästchen1"/><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="${ticked ? 1 : 0}"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const cell = (inside: string): string => `<w:tc>${paragraph(inside)}</w:tc>`;
    const body = [
      paragraph(`${box(true)}${run(' Ausflug')}`),
      paragraph(`${box(false)}${run(' Theater ')}${box(true)}${run(' Museum')}`),
      `<w:tbl><w:tr>${cell(run('dabei'))}${cell(box(true))}</w:tr></w:tbl>`,
    ];
    expect(await lines(body.join(''))).toEqual(['[x] Ausflug', '[ ] Theater', '[x] Museum', '| dabei | ☒']);
  });
});

describe('highlighters and shades behind words', () => {
  it('become those of the editor', async () => {
    const highlight = (name: string): string => run(name, `<w:highlight w:val="${name}"/>`);
    const shade = (fill: string): string => run(fill, `<w:shd w:val="clear" w:fill="${fill}"/>`);
    const named = ['yellow', 'green', 'cyan', 'darkMagenta', 'magenta', 'red', 'lightGray'];
    const body = [
      ...named.map((name) => paragraph(highlight(name))),
      paragraph(shade('ffe1a1')),
      paragraph(shade('C5E2FE')),
      paragraph(shade('FFFFFF')),
    ];
    expect(await lines(body.join(''))).toEqual([
      ...['==yellow==sonne', '==green==wiese', '==cyan==himmel', '==darkMagenta==pflaume', '==magenta==beere', '==red==koralle'],
      ...['==lightGray==', '==ffe1a1==sonne', '==C5E2FE==himmel', 'FFFFFF'],
    ]);
  });
});

describe('footnotes and endnotes', () => {
  it('keep their words and their link, below the text', async () => {
    const link = `<w:hyperlink r:id="r9">${run('Quelle')}</w:hyperlink>`;
    const note = (kind: string, words: string): string =>
      `<w:${kind} w:id="2">${paragraph(`<w:r><w:${kind}Ref/></w:r>${run(words)}${link}`)}</w:${kind}>`;
    const body = paragraph(
      `${run('Satz')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' und Ende')}<w:r><w:endnoteReference w:id="2"/></w:r>`,
    );
    const others = {
      'footnotes.xml': note('footnote', 'Siehe '),
      'endnotes.xml': note('endnote', 'Mehr: '),
      '_rels/footnotes.xml.rels': relationships([['r9', 'hyperlink', 'https://example.org/a']]),
      '_rels/endnotes.xml.rels': relationships([['r9', 'hyperlink', 'https://example.org/b']]),
    };
    expect(await lines(body, others)).toEqual([
      'Satz[1] und Ende[2]',
      '1. Siehe [Quelle](https://example.org/a)',
      '2. Mehr: [Quelle](https://example.org/b)',
    ]);
  });
});

describe('tables in tables', () => {
  it('keep the words of the inner one', async () => {
    expect((await linesOfWordFile('tables.docx')).lines).toContain('| Außen 1 / | Innen 1 | Innen 2 / nach innen | Außen 2');
  });
});
