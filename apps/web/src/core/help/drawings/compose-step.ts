import { arrow, box, line, marble, number, pill, pillBefore, pillWidth, type Shape, word } from './shapes';

/** Facts about one step of which its drawing is composed. */
export interface DrawnStep {
  /** words of the interface in the order in which they are used */
  words: readonly string[];
  /** number of the article and of the step: no two have the same lengths of lines */
  article: number;
  step: number;
  /** its rows are people */
  people: boolean;
}

type Scene = (step: Vary) => Shape[];
interface Vary extends DrawnStep {
  /** a length between the two, the same one at every look */
  of: (from: number, to: number, place: number) => number;
}

/** Name of the article's tool, and its title. */
const head = ({ of }: Vary, y = 42): Shape[] => [marble(48, y, 12), line(68, y - 4, of(54, 88, 1), { ink: true })];

/** Scenes of the interface: places of a page where something is pressed, chosen, seen or written. */
const SCENES = {
  button(step) {
    const { words, of } = step;
    const [first, second, third] = words;
    const left = 286 - pillWidth(first, 140);
    return [
      ...head(step, 44),
      ...pill({ x: left, y: 30, text: first, look: 'main', most: 140, height: 28 }),
      box(34, 78, 120, 48, 12, 'soft'),
      marble(54, 102, 10),
      word(72, 106, third, 74, of(40, 66, 2)),
      box(164, 78, 122, 48, 12, second === undefined ? 'plain' : 'chosen'),
      word(178, 106, second, 96, of(52, 88, 3), 'chosen'),
      ...(second === undefined ? [] : [arrow(left + 30, 60, Math.max(left + 30, 200), 75)]),
      number(left, 31),
    ];
  },
  list({ words, of, people, step, article }) {
    const shown = (article + step) % 3;
    return [0, 1, 2].flatMap((row) => {
      const y = 44 + row * 36;
      const text = words[(row - shown + 3) % 3];
      const lit = row === shown;
      const width = pillWidth(text, 170);
      return [
        ...(lit ? [box(28, y - 17, 264, 34, 12, 'chosen' as const)] : []),
        people || row !== shown ? marble(48, y, 11, people ? row + article : 6 + row) : marble(48, y, 11),
        line(68, y - 4, Math.min(of(56, 104, row), 206 - width)),
        ...(text === undefined && !lit
          ? [box(232, y - 11, 52, 22, 11, 'plain' as const)]
          : pillBefore({ x: 284, y: y - 12, text, look: lit ? 'main' : 'outline', most: 170, height: 24 })),
        ...(lit ? [number(284 - width, y - 12)] : []),
      ];
    });
  },
  menu(step) {
    const { words, of } = step;
    const [first, second, third] = words;
    // A single word is a button where an article begins, later a line of the menu.
    const opens = words.length > 1 || step.step === 1 ? first : undefined;
    return [
      ...head(step),
      line(36, 78, of(60, 96, 2)),
      line(36, 96, of(48, 90, 3)),
      line(36, 114, of(56, 96, 4)),
      ...(opens === undefined
        ? [{ is: 'dots' as const, x: 270, y: 41 }]
        : pillBefore({ x: 286, y: 28, text: opens, look: step.step === 1 ? 'main' : 'outline' })),
      box(148, 62, 138, 100, 12, 'paper'),
      line(162, 74, of(50, 90, 5)),
      box(155, 88, 124, 28, 8, 'chosen'),
      word(166, 106, opens === undefined ? first : second, 106, of(56, 90, 7), 'chosen'),
      word(162, 136, third, 110, of(44, 84, 6)),
      number(152, 89),
    ];
  },
  field({ words, of }) {
    // Of three the last names the field: the others led to it.
    const [label, second, third] = words.length > 2 ? [words[2], words[1], words[0]] : words;
    const typed = of(70, 150, 1);
    return [
      word(36, 46, label, 240, of(50, 90, 2)),
      box(36, 56, 250, 34, 12, 'outline'),
      line(50, 69, typed),
      { is: 'caret', x: 58 + typed, y: 64, height: 18 },
      ...(third === undefined ? [line(36, 112, of(50, 90, 3))] : pill({ x: 36, y: 104, text: third, look: 'outline', most: 110 })),
      ...(second === undefined ? [] : pillBefore({ x: 286, y: 104, text: second, look: 'main', most: 130 })),
      number(284, 57),
    ];
  },
  choice({ words, of, step }) {
    // Two are a heading and what to choose below it; later three are a choice.
    const titled = words.length > 1 && (step === 1 || words.length === 2);
    const [title] = words;
    const [first, second, third] = titled ? words.slice(1) : words;
    const top = titled ? 56 : 44;
    const rows = [first, second, third].slice(0, titled ? 2 : 3);
    const chosen = titled ? 0 : words.length > 1 ? 1 : (step + 1) % 2;
    const ordered = words.length === 1 && chosen === 1 ? [undefined, first, undefined] : rows;
    return [
      titled ? word(36, 40, title, 240) : line(36, 28, of(60, 130, 5), { ink: true }),
      ...ordered.flatMap((text, row) => {
        const y = top + row * 40;
        const lit = row === chosen;
        return [
          box(34, y, 252, 34, 12, lit ? 'chosen' : 'plain'),
          { is: 'radio' as const, x: 54, y: y + 17, on: lit },
          word(72, y + 21, text, 200, of(60, 140, row), lit ? 'chosen' : 'plain'),
        ];
      }),
      ...(titled ? [box(34, 138, 252, 34, 12, 'plain'), line(72, 144, of(50, 150, 4))] : []),
      number(34, top + chosen * 40 + 2),
    ];
  },
  wall({ words, of }) {
    const shown = words.slice(0, 3);
    return [
      box(34, 28, 252, 112, 12, 'dark'),
      box(50, 44, 80, 80, 8, 'paper'),
      { is: 'qr', x: 59, y: 53, size: 62 },
      ...(shown.length === 0
        ? [line(146, 62, of(70, 110, 1), { light: true }), line(146, 84, of(50, 90, 2), { light: true })]
        : shown.flatMap((text, row) => {
            const y = 84 - shown.length * 15 + row * 30;
            return pill({ x: 144, y, text, look: row === shown.length - 1 ? 'main' : 'glass', most: 132, height: 24 });
          })),
      line(144, 124, of(40, 96, 3), { light: true }),
      marble(268, 122, 10),
      number(50, 45),
    ];
  },
  phone({ words, of }) {
    const shown = words.slice(0, 3);
    return [
      box(40, 24, 100, 150, 16, 'outline'),
      line(54, 40, of(40, 70, 1), { ink: true }),
      box(52, 56, 76, 28, 8, 'soft'),
      marble(68, 70, 8),
      line(82, 66, of(24, 38, 2)),
      box(52, 90, 76, 22, 8, 'plain'),
      line(60, 97, of(36, 56, 3)),
      box(52, 120, 76, 22, 11, 'main'),
      line(74, 127, 32, { light: true }),
      ...(shown.length === 0
        ? [box(160, 60, 126, 56, 12, 'chosen'), line(174, 76, of(60, 96, 4)), line(174, 94, of(40, 90, 5))]
        : shown.flatMap((text, row) => pill({ x: 160, y: 52 + row * 32, text, look: row === 0 ? 'chosen' : 'outline', most: 128 }))),
      arrow(158, shown.length === 0 ? 88 : 66, 144, shown.length === 0 ? 96 : 72),
      number(52, 121),
    ];
  },
  sheet(step) {
    const { words, of } = step;
    const [first, second] = words;
    const marked = of(40, 120, 1);
    return [
      ...head(step, 40),
      ...(first === undefined ? [] : pillBefore({ x: 286, y: 27, text: first, look: 'outline', most: 136 })),
      line(36, 68, 250),
      line(36, 86, of(200, 250, 2)),
      box(34 + marked, 100, 82, 18, 5, 'chosen'),
      line(36, 105, marked - 8),
      line(42 + marked, 105, 66, { ink: true }),
      { is: 'caret', x: 122 + marked, y: 99, height: 20 },
      line(36, 126, of(120, 210, 3)),
      ...(second === undefined ? [] : pillBefore({ x: 286, y: 122, text: second, look: 'main', most: 130, height: 24 })),
      ...(first === undefined ? [number(36 + marked, 100)] : [number(286 - pillWidth(first, 136), 28)]),
    ];
  },
  columns({ words, of, step }) {
    const [first, second] = words;
    const lit = step % 3;
    return [0, 1, 2].flatMap((column) => {
      const x = 34 + column * 86;
      const here = column === lit;
      return [
        box(x, 28, 80, 130, 12, here ? 'soft' : 'plain'),
        word(x + 10, 46, here ? first : undefined, 66, of(28, 52, column), here ? 'soft' : 'plain', 11),
        box(x + 8, 54, 64, 32, 8, 'paper'),
        line(x + 16, 62, of(24, 46, column + 3)),
        line(x + 16, 74, of(18, 40, column + 6)),
        ...(here
          ? [box(x + 8, 92, 64, 32, 8, 'chosen'), word(x + 15, 112, second, 54, of(24, 44, 9), 'chosen', 11), number(x + 8, 93)]
          : column === (lit + 1) % 3
            ? [box(x + 8, 92, 64, 26, 8, 'paper'), line(x + 16, 101, of(20, 44, 10))]
            : []),
      ];
    });
  },
  bars({ words, of }) {
    const [first, second] = words;
    return [
      word(36, 44, first, second === undefined ? 240 : 110, of(50, 80, 1)),
      ...(second === undefined ? [] : pillBefore({ x: 286, y: 26, text: second, look: 'outline', most: 130 })),
      ...[0, 1, 2].map((row) =>
        box(44, 62 + row * 26, of([150, 84, 40][row]!, [224, 140, 80][row]!, row + 2), 18, 5, (['main', 'tool', 'bar'] as const)[row]!),
      ),
      { is: 'caret', x: 40, y: 58, height: 78 },
      number(44, 63),
    ];
  },
  board({ words, of }) {
    const [first, second] = words;
    return [
      box(34, 28, 124, 78, 12, 'soft'),
      line(48, 44, of(50, 86, 1), { ink: true }),
      line(48, 62, of(60, 96, 2)),
      line(48, 78, of(40, 92, 3)),
      box(168, 28, 50, 78, 12, 'dark'),
      marble(193, 50, 12),
      marble(193, 84, 12, 3),
      box(228, 28, 58, 78, 12, 'plain'),
      line(240, 44, of(22, 36, 4)),
      box(60, 114, 200, 44, 18, 'paper'),
      ...pill({ x: 70, y: 119, text: first, look: 'main', most: second === undefined ? 180 : 96, height: 24 }),
      ...(second === undefined ? [] : pillBefore({ x: 250, y: 119, text: second, look: 'outline', most: 82, height: 24 })),
      number(72, 119),
    ];
  },
  cards({ words, of }) {
    const [first] = words;
    return [
      ...(first === undefined
        ? [line(36, 36, of(60, 110, 1), { ink: true })]
        : pill({ x: 34, y: 24, text: first, look: 'main', height: 24 })),
      ...['482 917', '730 264', '159 803'].flatMap((code, place): Shape[] => {
        const x = 34 + place * 86;
        return [
          box(x, 56, 80, 110, 8, 'cut'),
          line(x + 12, 66, of(34, 54, place + 2)),
          { is: 'qr', x: x + 12, y: 80, size: 38 },
          { is: 'text', x: x + 12, y: 136, text: code, size: 12, on: 'paper' },
        ];
      }),
      number(36, first === undefined ? 58 : 24),
    ];
  },
} as const satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

/** Composes the drawing of a step. Its interface words stand in it, so each step has its own, in each language. */
export function composeStep(name: SceneName, step: DrawnStep): Shape[] {
  const of = (from: number, to: number, place: number) =>
    from + (((step.article * 31 + step.step * 17 + place * 7) * 13) % (to - from + 1));
  return SCENES[name]({ ...step, of });
}

/** The names of buttons and fields in the sentence of a step: they stand between pairs of stars. */
export const interfaceWordsIn = (text: string): string[] => text.split('**').filter((_, index) => index % 2 === 1);
