import { describe, expect, it } from 'vitest';
import { pasteAsList } from './paste-as-list';
import { pastedLines, pastedTable } from './pasted-lines';
import { pastedNames } from './pasted-names';

describe('a pasted list', () => {
  it('is one entry per line, a cell with line breaks is one', () => {
    expect(pastedLines('Wald\r\n\r\n  Wiese \n')).toEqual(['Wald', 'Wiese']);
    expect(pastedLines('"eins\nzwei"\r\n"drei ""vier"""\r\nfünf\r\n')).toEqual(['eins zwei', 'drei "vier"', 'fünf']);
    expect(pastedLines('"Ja"\n"Freiheit" ist ein Wort\n')).toEqual(['"Ja"', '"Freiheit" ist ein Wort']);
  });
});

describe('a pasted table', () => {
  it('has cells between tabs, some of them quoted', () => {
    expect(pastedTable('Was\tWie viel\r\nSchuhe\t1 Paar\n')).toEqual([
      ['Was', 'Wie viel'],
      ['Schuhe', '1 Paar'],
    ]);
    expect(pastedTable('Was\t"eins\nzwei"\r\n"Sie sagt ""Ja"""\tx\r\n')).toEqual([
      ['Was', 'eins zwei'],
      ['Sie sagt "Ja"', 'x'],
    ]);
    expect(pastedTable('"Ja" ist ein Wort\tx\n"Nein"\ty')).toEqual([
      ['"Ja" ist ein Wort', 'x'],
      ['"Nein"', 'y'],
    ]);
  });

  it('has semicolons in each line, or is no table but words', () => {
    expect(pastedTable('Was;"Wie; viel"\nSchuhe;1 Paar')).toEqual([
      ['Was', 'Wie; viel'],
      ['Schuhe', '1 Paar'],
    ]);
    expect(pastedTable('nur Worte\nin zwei Zeilen')).toBeUndefined();
    expect(pastedTable('Erst das; dann\njenes')).toBeUndefined();
    expect(pastedTable('eine; Zeile')).toBeUndefined();
  });
});

describe('a list pasted into a field', () => {
  const paste = (text: string, [before, behind]: [string, string] = ['', ''], read?: (text: string) => string[]) => {
    let prevented = false;
    const value = pasteAsList(
      {
        clipboardData: { getData: () => text } as unknown as DataTransfer,
        currentTarget: { value: before + behind, selectionStart: before.length, selectionEnd: before.length } as HTMLTextAreaElement &
          EventTarget,
        preventDefault: () => {
          prevented = true;
        },
      },
      read,
    );
    expect(prevented).toBe(value !== undefined);
    return value;
  };

  it('loses its signs and goes where the caret is', () => {
    expect(paste('1. Wald\r\n2. Wiese\r\n')).toBe('Wald\nWiese');
    expect(paste('- Wald\n- Wiese', ['Moor\n', 'See'])).toBe('Moor\nWald\nWiese\nSee');
  });

  it('is never glued to what stands there', () => {
    expect(paste('\nMüller, Sofia\nMüller, Anton', ['Finn', ''], pastedNames)).toBe('Finn\nSofia\nAnton');
    expect(paste('1. Wald\n2. Wiese', ['Moor', 'See'])).toBe('Moor\nWald\nWiese\nSee');
  });

  it('is left to the browser where nothing is to be read', () => {
    for (const text of ['Wald', '- Wald', 'Wald\r\nWiese\r\n', '3. Oktober\n9. November']) expect(paste(text)).toBeUndefined();
  });

  it('shows at once which names it has', () => {
    expect(paste('Anna, Ben', ['Mia\n', ''], pastedNames)).toBe('Mia\nAnna\nBen');
    expect(paste(', Anna', ['Müller', ''], pastedNames)).toBeUndefined();
  });
});
