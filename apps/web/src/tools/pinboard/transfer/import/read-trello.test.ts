import { describe, expect, it } from 'vitest';
import { ImportProblem } from './draft';
import { readTrello } from './read-trello';

const board = {
  name: 'Wald',
  lists: [
    { id: 'l2', name: 'Pflanzen', closed: false, pos: 200 },
    { id: 'l1', name: 'Tiere', closed: false, pos: 100 },
    { id: 'l3', name: 'Alt', closed: true, pos: 50 },
  ],
  cards: [
    { id: 'c2', idList: 'l1', name: 'Fuchs', desc: '', closed: false, pos: 2, labels: [{ color: null }, { color: 'orange_dark' }] },
    {
      id: 'c1',
      idList: 'l1',
      name: 'Reh',
      desc: '# Steckbrief\n\nFrisst **Knospen** und *Kräuter*.\n- scheu\n- flink\n1. eins',
      closed: false,
      pos: 1,
      labels: [{ color: 'green' }],
      attachments: [
        { name: 'Bild', url: 'https://trello.example/a.png' },
        { name: 'böse', url: 'javascript:alert(1)' },
      ],
    },
    { id: 'c3', idList: 'l1', name: 'Weg', closed: true, pos: 3 },
    { id: 'c4', idList: 'l3', name: 'Auch weg', closed: false, pos: 4 },
    { id: 'c5', idList: 'l2', name: '', desc: ' ', closed: false, pos: 5 },
  ],
  checklists: [
    {
      idCard: 'c2',
      name: 'Suchen',
      checkItems: [
        { name: 'Bau', state: 'complete', pos: 1 },
        { name: 'Spur', state: 'incomplete', pos: 2 },
      ],
    },
  ],
};
const read = (value: unknown) => readTrello(JSON.stringify(value), 'Import');
const problemOf = (text: string): string | undefined => {
  try {
    readTrello(text, 'Import');
    return undefined;
  } catch (error) {
    return error instanceof ImportProblem ? error.problem : 'another error';
  }
};

describe('readTrello', () => {
  it('reads open lists and cards in the order of their places', () => {
    const draft = read(board);
    expect(draft.lists.map(({ name, cards }) => [name, ...cards.map((card) => [card.name, card.colour])])).toEqual([
      ['Tiere', ['Reh', 'wiese'], ['Fuchs', 'sonne']],
      ['Pflanzen'],
    ]);
    expect(draft).toMatchObject({ archived: 2, empty: 1, shortened: 0 });
  });

  it('makes formatted text of Markdown, and adds the addresses of attachments that are safe', () => {
    expect(read(board).lists[0]?.cards[0]?.description).toEqual([
      { type: 'paragraph', runs: [{ text: 'Steckbrief', bold: true }] },
      {
        type: 'paragraph',
        runs: [{ text: 'Frisst ' }, { text: 'Knospen', bold: true }, { text: ' und ' }, { text: 'Kräuter', italic: true }, { text: '.' }],
      },
      { type: 'bullets', items: [[{ text: 'scheu' }], [{ text: 'flink' }]] },
      { type: 'numbers', items: [[{ text: 'eins' }]] },
      { type: 'paragraph', runs: [{ text: 'Bild', link: 'https://trello.example/a.png' }] },
    ]);
  });

  it('brings check lists as points', () => {
    expect(read(board).lists[0]?.cards[1]?.description).toEqual([
      { type: 'paragraph', runs: [{ text: 'Suchen', bold: true }] },
      { type: 'bullets', items: [[{ text: '☑ Bau' }], [{ text: '☐ Spur' }]] },
    ]);
  });

  it.each([
    ['{"lists": [', 'UNREADABLE'],
    ['[1,2]', 'NOT_TRELLO'],
    ['{"lists":{},"cards":[]}', 'NOT_TRELLO'],
    ['{"lists":[],"cards":[]}', 'NOTHING'],
    ['null', 'NOT_TRELLO'],
    [
      '{"lists":[null,5,{"id":[],"name":{}}],"cards":[null,{"idList":5,"name":["x"],"labels":"red","attachments":[{"url":{}}]}]}',
      undefined,
    ],
  ])('does not stumble over %s', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});
