import type { BoardColour, BoardText, CardKind, CardPlace, Json, NamedEntry } from '@murmel/contracts';

export interface DemoCard {
  kind: CardKind;
  place: readonly [x: number, y: number, width: number, height: number];
  title?: string;
  colour?: BoardColour;
  content?: Readonly<Record<string, Json>>;
}

export interface DemoPage {
  name: string;
  cards: readonly DemoCard[];
}

/** Properties of the place the example is created in. */
export interface DemoSetting {
  /** id of the names list */
  list: string;
  entries: readonly NamedEntry[];
  /** content of a card that shows one of the teacher's own items; undefined: there is none */
  tool: Readonly<Record<string, Json>> | undefined;
}

/** Names of the class, group by group. */
export const DEMO_GROUPS: readonly (readonly string[])[] = [
  ['Mila', 'Jonas', 'Aylin', 'Ben', 'Lotta'],
  ['Tarek', 'Ida', 'Emil', 'Nour', 'Paul'],
  ['Greta', 'Yusuf', 'Lea', 'Finn', 'Sofia'],
  ['Anton', 'Hira', 'Mats', 'Clara', 'Deniz'],
];
const PRESENTS = 'Nour';
/** Elapsed part of ten minutes. */
const PASSED_MS = 156_000;

export interface DemoWords {
  title: string;
  list: string;
  pages: { start: string; stations: string; end: string };
  agenda: { heading: string; lines: readonly string[] };
  material: { heading: string; lines: readonly string[] };
  titles: { time: string; volume: string; mode: string; groups: string; presents: string; dice: string; wall: string; remember: string };
  whisper: string;
  groups: readonly string[];
  question: { heading: string; line: string };
  homework: { heading: string; lines: readonly string[] };
}

export const DEMO_WORDS: Readonly<Record<'de' | 'en', DemoWords>> = {
  de: {
    title: 'Stationenlernen Wald',
    list: 'Klasse 7b',
    pages: { start: 'Einstieg', stations: 'Stationen', end: 'Abschluss' },
    agenda: {
      heading: 'Heute im Wald',
      lines: ['Gruppen finden', 'Stationen 1 bis 4', 'Ergebnisse auf die Pinnwand', 'Gemeinsam vergleichen'],
    },
    material: { heading: 'Ihr braucht', lines: ['Lupe', 'Klemmbrett', 'Stift'] },
    titles: {
      time: 'Noch',
      volume: 'Lautstärke',
      mode: 'Arbeitsform',
      groups: 'Gruppen',
      presents: 'Wer stellt vor?',
      dice: 'Würfel',
      wall: 'Pinnwand',
      remember: 'Was nehme ich mit?',
    },
    whisper: 'Flüstern',
    groups: ['Moos', 'Farn', 'Rinde', 'Eichel'],
    question: { heading: 'Was lebt im Waldboden?', line: 'Schreibt drei Vermutungen auf. Zeit: 5 Minuten.' },
    homework: { heading: 'Hausaufgabe', lines: ['Buch Seite 34, Aufgabe 2', 'Ein Blatt pressen und mitbringen'] },
  },
  en: {
    title: 'Forest stations',
    list: 'Class 7b',
    pages: { start: 'Start', stations: 'Stations', end: 'Finish' },
    agenda: {
      heading: 'Today in the forest',
      lines: ['Find your group', 'Stations 1 to 4', 'Results on the pinboard', 'Compare together'],
    },
    material: { heading: 'You need', lines: ['Magnifying glass', 'Clipboard', 'Pen'] },
    titles: {
      time: 'Time left',
      volume: 'Volume',
      mode: 'Work mode',
      groups: 'Groups',
      presents: 'Who presents?',
      dice: 'Dice',
      wall: 'Pinboard',
      remember: 'What will I remember?',
    },
    whisper: 'Whisper',
    groups: ['Moss', 'Fern', 'Bark', 'Acorn'],
    question: { heading: 'What lives in the forest floor?', line: 'Write down three guesses. Time: 5 minutes.' },
    homework: { heading: 'Homework', lines: ['Book page 34, exercise 2', 'Press a leaf and bring it along'] },
  },
};

/** Pages and cards of the example, as in the middle of the lesson. */
export function demoPages(words: DemoWords, { list, entries, tool }: DemoSetting): readonly DemoPage[] {
  const { titles } = words;
  const entryOf = (name: string): Json => entries.flatMap(({ id, name: known }) => (known === name ? [{ id, name }] : []))[0] ?? null;
  const groups = DEMO_GROUPS.map((names, index) => ({ name: words.groups[index] ?? '', members: names.map(entryOf) }));
  const presents = entryOf(PRESENTS);
  return [
    {
      name: words.pages.start,
      cards: [
        { kind: 'text', place: [1, 1, 38, 16], colour: 'sonne', content: text(words.question.heading, [words.question.line]) },
        { kind: 'timer', place: [40, 1, 14, 16], title: titles.time, content: { seconds: 300 } },
        { kind: 'work_mode', place: [55, 1, 8, 16], title: titles.mode, content: { mode: 'partner' } },
        { kind: 'stoplight', place: [1, 18, 9, 17], title: titles.volume, content: { light: 'green' } },
        { kind: 'text', place: [11, 18, 28, 17], colour: 'wiese', content: text(words.material.heading, words.material.lines, 'bullets') },
        { kind: 'clock', place: [40, 18, 23, 17] },
      ],
    },
    {
      name: words.pages.stations,
      cards: [
        { kind: 'text', place: [1, 1, 19, 16], colour: 'sonne', content: { text: agenda(words.agenda) as unknown as Json } },
        {
          kind: 'timer',
          place: [21, 1, 13, 16],
          title: titles.time,
          content: { seconds: 600, run: { startedAt: null, elapsed: PASSED_MS } },
        },
        {
          kind: 'stoplight',
          place: [35, 1, 9, 16],
          title: titles.volume,
          content: { light: 'yellow', words: { red: '', yellow: words.whisper, green: '' } },
        },
        { kind: 'work_mode', place: [45, 1, 9, 16], title: titles.mode, content: { mode: 'group' } },
        { kind: 'clock', place: [55, 1, 8, 16] },
        { kind: 'group', place: [1, 18, 19, 17], title: titles.groups, content: { list, by: 'count', number: groups.length, groups } },
        {
          kind: 'lottery',
          place: [21, 18, 13, 17],
          title: titles.presents,
          content: { list, drawn: [presents], current: presents, draws: 1 },
        },
        { kind: 'dice', place: [35, 18, 9, 17], title: titles.dice, content: { count: 2, values: [5, 3], rolls: 1 } },
        { kind: 'qr_link', place: [45, 18, 9, 17], title: titles.wall, content: { address: 'https://murmel.example/s/wald7b' } },
        { kind: 'stopwatch', place: [55, 18, 8, 17] },
      ],
    },
    {
      name: words.pages.end,
      cards: [
        ...(tool ? [{ kind: 'internal_tool' as const, place: [1, 1, 40, 34] as const, title: titles.remember, content: tool }] : []),
        { kind: 'text', place: [42, 1, 21, 16], colour: 'himmel', content: text(words.homework.heading, words.homework.lines, 'bullets') },
        { kind: 'work_mode', place: [42, 18, 10, 17], title: titles.mode, content: { mode: 'discussion' } },
        { kind: 'stoplight', place: [53, 18, 10, 17], title: titles.volume, content: { light: 'red' } },
      ],
    },
  ];
}

export function placeOf([x, y, width, height]: DemoCard['place']): CardPlace {
  return { x, y, width, height };
}

function text(heading: string, lines: readonly string[], as: 'paragraph' | 'bullets' = 'paragraph'): Readonly<Record<string, Json>> {
  const runs = lines.map((line) => [{ text: line }]);
  const body: BoardText = as === 'bullets' ? [{ type: 'bullets', items: runs }] : runs.map((line) => ({ type: 'paragraph', runs: line }));
  return { text: [{ type: 'heading', runs: [{ text: heading }] }, ...body] as unknown as Json };
}

/** The first line is done. */
function agenda({ heading, lines }: DemoWords['agenda']): BoardText {
  return [
    { type: 'heading', runs: [{ text: heading }] },
    { type: 'tasks', items: lines.map((line, index) => ({ runs: [{ text: line }], ...(index === 0 ? { done: true as const } : {}) })) },
  ];
}
