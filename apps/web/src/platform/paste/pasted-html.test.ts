// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';
import { flatPastedHtml } from './flat-pasted-html';
import { htmlAsLines } from './html-as-lines';
import { bulletIn } from './list-bullets';

const example = (name: string) => readFileSync(join(import.meta.dirname, 'testing', `${name}.html.txt`), 'utf8');
/** Without what only parts the lines of the source. */
const tidy = (html: string) => html.replace(/\s*\n\s*|<span><\/span>/g, '').trim();

describe('lists as they were seen, in documents', () => {
  it('of Word: a numbered list, then one with bullets', () => {
    expect(tidy(cleanPastedHtml(example('word-numbers-then-bullets')))).toBe(
      '<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol><ul><li><p>Punkt A</p></li><li><p>Punkt B</p></li></ul>',
    );
  });

  it('of Word: three levels, letters, Roman numbers, and a list that goes on behind a paragraph', () => {
    const rooms = '<ol type="i"><li><p>blaue</p></li><li><p>rote</p></li></ol>';
    const first = `<ol type="a"><li><p>Hefte holen</p>${rooms}</li><li><p>Tafel <b>wischen</b></p></li></ol>`;
    const second = '<ul><li><p>leise</p><ul><li><p>sehr leise</p></li></ul></li></ul>';
    expect(tidy(cleanPastedHtml(example('word-three-levels')))).toBe(
      `<ol><li><p>Vorbereiten</p>${first}</li><li><p>Beginnen</p>${second}</li></ol><p>Danach:</p><ol start="3"><li><p>Aufräumen</p></li></ol>`,
    );
  });

  it('of Word on the web: one list with its levels, and numbers that go on', () => {
    expect(tidy(cleanPastedHtml(example('word-online')).replace(/<\/?span>/g, ''))).toBe(
      '<ul><li><p>Eins</p><ul><li><p>Unterpunkt</p></li></ul></li><li><p>Zwei</p></li></ul>' +
        '<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
    );
  });

  it('of Docs: lists beside points belong into them, with their letters', () => {
    const html = cleanPastedHtml(example('docs-nested')).replace(/<\/?span>|<br>| (?:dir|role|aria-level)="\w+"/g, '');
    const rooms = '<ol type="i"><li><p>blaue</p></li><li><p>rote</p></li></ol>';
    expect(tidy(html)).toBe(
      `<ol><li><p>Vorbereiten</p><ol type="a"><li><p>Hefte holen</p>${rooms}</li><li><p>Tafel wischen</p></li></ol></li>` +
        '<li><p>Beginnen</p></li></ol><ul><li><p>Stifte</p><ul><li><p>rot</p></li></ul></li></ul>',
    );
  });

  it('of pages: what is nested already stays as it is', () => {
    const html = '<ol start="4"><li>vier<ul><li>darin</li></ul></li><li>fünf</li></ol><ol><li>eins</li></ol>';
    expect(cleanPastedHtml(html)).toBe(html);
    expect(cleanPastedHtml('<ul><ul><li>tief</li></ul><li>oben</li></ul>')).toBe('<ul><li>tief</li></ul><ul><li>oben</li></ul>');
  });
});

describe('bullets that are written as text', () => {
  it.each([
    ['1.', '1', 1],
    ['12)', '1', 12],
    ['(3)', '1', 3],
    ['1.4.', '1', 4],
    ['2.3', '1', 3],
    ['b.', 'a', 2],
    ['C)', 'A', 3],
    ['i.', 'i', 1],
    ['iv)', 'i', 4],
    ['aa.', 'a', 27],
  ] as const)('%s', (words, type, number) => expect(bulletIn(words, undefined)).toEqual({ ordered: true, type, number }));
  it.each(['·', 'o', '§', '–', 'Ø', ''])('%j is no number', (words) => expect(bulletIn(words, undefined).ordered).toBe(false));
  it('an i, v or x goes on with what is before it', () => {
    expect(bulletIn('i.', { ordered: true, type: 'a', number: 8 })).toMatchObject({ type: 'a', number: 9 });
    expect(bulletIn('v.', { ordered: true, type: 'i', number: 4 })).toMatchObject({ type: 'i', number: 5 });
  });
});

describe('lists and tables in texts of cards', () => {
  it('a list of two, and cells that a sign keeps apart', () => {
    expect(tidy(flatPastedHtml(example('list-and-table')))).toBe('<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol><p>a | b</p>');
  });

  it('points in points are lines of their point, other numbers are written out', () => {
    expect(flatPastedHtml('<ol><li>eins<ul><li>darin<ol><li>tief</li></ol></li></ul></li><li>zwei</li></ol>')).toBe(
      '<ol><li><p>eins<br>– darin<br>&nbsp;&nbsp;1. tief</p></li><li><p>zwei</p></li></ol>',
    );
    expect(flatPastedHtml('<ol start="3"><li>drei</li><li><b>vier</b></li></ol>')).toBe('<p>3. drei</p><p>4. <b>vier</b></p>');
    expect(flatPastedHtml('<ol type="a"><li>A</li><li>B</li></ol>')).toBe('<p>a. A</p><p>b. B</p>');
  });

  it('no word of a table is lost, also of one in a cell', () => {
    const inner = '<table><tr><td>x</td><td>y</td></tr></table>';
    const table = `<table><caption>Plan</caption><tr><th>Tag</th><th>Fach</th></tr><tr><td><p>Mo</p><p>früh</p></td><td>${inner}</td></tr></table>`;
    expect(flatPastedHtml(table)).toBe('<p>Plan</p><p>Tag | Fach</p><p>Mo früh | x | y</p>');
  });

  it('a piece of a card that needs no change keeps how deep its ends lie', () => {
    const piece = '<ul data-pm-slice="2 2 []"><li><p>eins</p></li></ul>';
    expect(flatPastedHtml(piece)).toBe(piece);
    expect(flatPastedHtml('<ul data-pm-slice="3 3 []"><li><p>eins</p><ul><li><p>zwei</p></li></ul></li></ul>')).not.toContain('pm-slice');
  });
});

describe('lists and tables in plain text', () => {
  it.each([
    ['list-and-table', '1. Erstens\n2. Zweitens\na\tb'],
    ['word-numbers-then-bullets', '1. Erstens\n2. Zweitens\n– Punkt A\n– Punkt B'],
    ['word-online', '– Eins\n  – Unterpunkt\n– Zwei\n1. Erstens\n2. Zweitens'],
    ['docs-nested', '1. Vorbereiten\n  a. Hefte holen\n    i. blaue\n    ii. rote\n  b. Tafel wischen\n2. Beginnen\n– Stifte\n  – rot'],
  ])('%s', (name, lines) => expect(htmlAsLines(example(name))).toBe(lines));

  it('paragraphs are lines, breaks and preformatted text as well', () => {
    expect(htmlAsLines('<h2>Titel</h2><p>eins <b>fett</b><br>zwei</p><div>drei</div>vier<pre>  a\n    b</pre>')).toBe(
      'Titel\neins fett\nzwei\ndrei\nvier\n  a\n    b',
    );
  });
});
