import { describe, expect, it } from 'vitest';
import { namesWithoutSigns, withoutListSigns } from './list-signs';

const read = (text: string) => withoutListSigns(text.split('\n'));
const same = (text: string): void => expect(read(text)).toEqual(text.split('\n'));

describe('signs of a list', () => {
  it.each([
    ['1. Wald\n2. Wiese', ['Wald', 'Wiese']],
    ['4) Wald\n5) Wiese', ['Wald', 'Wiese']],
    ['a) Wald\nb) Wiese\nc) Moor', ['Wald', 'Wiese', 'Moor']],
    ['- Wald\n- Wiese', ['Wald', 'Wiese']],
    ['•\tWald\n•\tWiese', ['Wald', 'Wiese']],
    ['• 5\n• 7', ['5', '7']],
    ['1.\t5\n2.\t7', ['5', '7']],
    ['1. 3. Oktober\n2. 9. November', ['3. Oktober', '9. November']],
    ['- Ja\n- Ja', ['Ja', 'Ja']],
  ])('go from %j', (text, lines) => expect(read(text)).toEqual(lines));

  it.each([
    '3. Oktober\n9. November\n24. Dezember',
    '1. Mai\n2. Juni',
    '1. Weltkrieg\n2. Weltkrieg',
    '9. Klasse\n10. Klasse',
    '- 5\n- 7',
    '- 5 °C\n- 3 °C',
    '- 5\n3',
    '+ 5\n- 5',
    '1. Wald\n3. Wiese',
    '1. Wald\n2) Wiese',
    '- Wald\n• Wiese',
    'A. Müller\nB. Weber',
    '1. Wald\nWiese',
    '3. Oktober',
    '- Wald',
    'c) Wald\na) Wiese',
  ])('stay in %j, which is no list', same);

  it('go from each name alone, not from groups that only their numbers tell apart', () => {
    expect(namesWithoutSigns(['1. Mila A.', '- Aylin', '4) Ben', '9a-01', '1. April'])).toEqual([
      'Mila A.',
      'Aylin',
      'Ben',
      '9a-01',
      'April',
    ]);
    expect(namesWithoutSigns(['1. Gruppe', '2. Gruppe'])).toEqual(['1. Gruppe', '2. Gruppe']);
  });

  it('of a long text are found at once', { tags: ['proof'] }, () => {
    const begun = performance.now();
    for (const line of [' '.repeat(500_000), `1.${' '.repeat(500_000)}`, `1. ${'-'.repeat(500_000)}`]) read(`${line}\n${line}`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
