import { readFileSync } from 'node:fs';
import { LIMITS } from '@murmel/contracts';
import { richTextWords } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { ImportProblem } from './import-draft';
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
const WORDS = {
  unnamed: 'Import',
  labels: (names: string) => `Etiketten: ${names}`,
  due: (date: Date, done: boolean) => `Fällig: ${date.toISOString()}${done ? ' (erledigt)' : ''}`,
  comments: 'Kommentare',
  comment: (who: string, date: Date | undefined, text: string) => `${who}, ${date?.getUTCFullYear()}: ${text}`,
};
const read = (value: unknown) => readTrello(JSON.stringify(value), WORDS);
const problemOf = (text: string): string | undefined => {
  try {
    readTrello(text, WORDS);
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

  it('brings names of labels, due dates and comments as text, and counts what has no place', () => {
    const comment = (text: string, date: string) => ({
      type: 'commentCard',
      date,
      memberCreator: { fullName: 'Eva' },
      data: { text, card: { id: 'c1' } },
    });
    const card = {
      id: 'c1',
      idList: 'l1',
      name: 'Reh',
      due: '2026-05-03T12:00:00.000Z',
      dueComplete: true,
      labels: [{ name: 'wichtig', color: 'red' }, { name: '' }],
      idMembers: ['m1', 'm2'],
      customFieldItems: [{}],
      badges: { comments: 5 },
    };
    const actions = [comment('Zweitens', '2026-05-02T08:00:00.000Z'), comment('Erstens', 'x'), { type: 'updateCard' }, null];
    const draft = read({ lists: [{ id: 'l1', name: 'Tiere' }], cards: [card], actions });
    expect(draft.lists[0]?.cards[0]?.description).toEqual([
      { type: 'paragraph', runs: [{ text: 'Etiketten: wichtig' }] },
      { type: 'paragraph', runs: [{ text: 'Fällig: 2026-05-03T12:00:00.000Z (erledigt)' }] },
      { type: 'paragraph', runs: [{ text: 'Kommentare', bold: true }] },
      { type: 'bullets', items: [[{ text: 'Eva, undefined: Erstens' }], [{ text: 'Eva, 2026: Zweitens' }]] },
    ]);
    expect(draft.withoutPlace).toEqual({ comments: 3, members: 2, fields: 1 });
  });

  it('brings links whole, tables readable and over-long text as far as there is room', () => {
    const draft = readTrello(readFileSync('tests/fixtures/reports/trello.json', 'utf8'), WORDS);
    const [open, long] = draft.lists.map(({ cards }) => cards);
    const runs = open?.[0]?.description?.flatMap((block) => (block.type === 'paragraph' ? block.runs : block.items.flat()));
    expect(runs).toContainEqual({ text: 'Wald', link: 'https://de.wikipedia.org/wiki/Wald_(Ökologie)' });
    const moor = 'https://de.wikipedia.org/wiki/Moor_(Landschaft)';
    expect(runs).toContainEqual({ text: moor, link: moor });
    expect(open?.[1]?.description).toEqual([
      { type: 'paragraph', runs: [{ text: 'a | b', bold: true }] },
      { type: 'paragraph', runs: [{ text: '1 | 2' }] },
    ]);
    const text = richTextWords(long?.[0]?.description ?? null);
    expect([...text]).toHaveLength(LIMITS.pinboard.descriptionMax);
    expect(text).toMatch(/^x+\ny+$/);
    expect(draft.shortened).toBe(1);
  });

  it('counts what it cuts, however it is written', () => {
    const read = (list: string, desc: string) =>
      readTrello(
        JSON.stringify({ lists: [{ id: 'l', name: list }], cards: [{ idList: 'l', name: 'a', desc, labels: [{ name: 'b' }] }] }),
        WORDS,
      );
    const whole = read('l'.repeat(LIMITS.pinboard.listNameMax), 'y');
    expect([whole.shortened, whole.shortenedNames]).toEqual([0, 0]);
    const cut = read('l'.repeat(LIMITS.pinboard.listNameMax + 1), `${'[]'.repeat(30_000)}`.replaceAll('[]', '[a](https://a.example/) '));
    expect([cut.shortened, cut.shortenedNames]).toEqual([1, 1]);
    const words = read('l', 'Wald '.repeat(5000));
    expect(richTextWords(words.lists[0]!.cards[0]!.description)).toMatch(/ Wald$/);
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
