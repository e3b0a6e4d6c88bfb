import { EVENT_COLOURS } from '@murmel/contracts';
import { expect, it } from 'vitest';

const files = import.meta.glob<{ colours: Readonly<Record<string, string>> }>('./{de,en}.json', { eager: true, import: 'default' });

it('[D-5] the eleven colours of courses keep their codes, and three of them are called Petrol, Lila and Purpur', () => {
  expect([...EVENT_COLOURS]).toEqual([
    ...['yellow', 'orange', 'red', 'magenta', 'green', 'teal', 'cyan', 'patrol', 'purple', 'purpur', 'gray'],
  ]);
  const german = files['./de.json']!.colours;
  expect(['patrol', 'purple', 'purpur'].map((code) => german[code])).toEqual(['Petrol', 'Lila', 'Purpur']);
  expect(Object.keys(files)).toHaveLength(2);
  for (const { colours: names } of Object.values(files)) {
    expect(Object.keys(names).sort()).toEqual([...EVENT_COLOURS].sort());
    expect(new Set(Object.values(names)).size).toBe(EVENT_COLOURS.length);
  }
});
