import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PasteTarget, pastedOptions } from './pasted-options';

const max = 20;
let made = 0;
const option = (text = '') => ({ id: `${(made += 1)}`, text });
const options = (...texts: string[]) => texts.map((text) => option(text));
const paste = (given: readonly ReturnType<typeof option>[], target: PasteTarget, text: string) =>
  pastedOptions(given, target, text, { max, newOption: option });
const texts = (given: readonly { text: string }[] | undefined) => given?.map(({ text }) => text);

describe('lines pasted into an option', () => {
  it('are an option each; empty ones behind it are filled first and keep their ids', () => {
    const given = options('', '', 'Mars');
    const pasted = paste(given, { index: 0, before: '', after: '' }, 'Merkur\r\nVenus\n\n  Erde  \n');
    expect(texts(pasted?.options)).toEqual(['Merkur', 'Venus', 'Erde', 'Mars']);
    expect(pasted?.options[1]!.id).toBe(given[1]!.id);
    expect([pasted?.last.text, pasted?.left]).toEqual(['Erde', 0]);
  });

  it('the first goes where the caret is', () => {
    const pasted = paste(options('der  Berg', 'b'), { index: 0, before: 'der ', after: ' Berg' }, 'hohe\ntief');
    expect(texts(pasted?.options)).toEqual(['der hohe Berg', 'tief', 'b']);
  });

  it('signs of a list stay behind where all of it is one', () => {
    const read = (text: string) => texts(paste(options('', ''), { index: 0, before: '', after: '' }, text)?.options);
    expect(read('1. eins\n2. zwei\n3. 3 Äpfel')).toEqual(['eins', 'zwei', '3 Äpfel']);
    expect(read('• eins\n• zwei')).toEqual(['eins', 'zwei']);
    expect(read(readFileSync('tests/fixtures/reports/options-dates.txt', 'utf8'))).toEqual(['3. Oktober', '9. November', '24. Dezember']);
  });

  it('beyond the limit are counted, nothing that stood there goes', () => {
    const pasted = paste(
      options('a', '', 'z'),
      { index: 1, before: '', after: '' },
      Array.from({ length: 50 }, (_, at) => `n${at}`).join('\n'),
    );
    expect(pasted?.options).toHaveLength(max);
    expect([pasted?.options[0]!.text, pasted?.options.at(-1)!.text, pasted?.left]).toEqual(['a', 'z', 50 - (max - 2)]);
  });

  it.each(['', 'one line', '\n \n', ' one line \n'])('%j is no list', (text) =>
    expect(paste(options('', ''), { index: 0, before: '', after: '' }, text)).toBeUndefined(),
  );
});
