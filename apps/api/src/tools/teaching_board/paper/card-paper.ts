import type { CardContents, CardKind } from '@murmel/contracts';
import { LIGHTS } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { clockTime } from '../../../core/export-formats/clock-time.js';
import { PART_PAPER } from '../../../core/parts/part-paper.js';
import { lineOnPaper, type PaperBlock, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import { type PaperRun } from '../../../core/pdf-layout/paper-run.js';
import type { ExportWords } from '../export/export-words.js';

type OnPaper = { readonly [K in CardKind]: (content: CardContents[K], words: ExportWords) => PaperBlock[] };

const COLOURS = { red: 'koralle', yellow: 'sonne', green: 'wiese' } as const;
/** Returns a small label with the kind of card, where no title says it. */
const kindOf = (word: string): PaperBlock => ({ kind: 'note', runs: [wordsOnPaper(word)] });
const bold = (text: string): PaperBlock => ({ kind: 'paragraph', runs: [wordsOnPaper(text, { bold: true })] });

/** PDF blocks of each kind of card, from its state; a kind that only runs prints its name. */
const ON_PAPER: OnPaper = {
  ...PART_PAPER,
  clock: (_content, words) => [kindOf(words.kinds.clock)],
  timer: ({ seconds }, words) => [kindOf(words.kinds.timer), bold(clockTime(seconds * 1000))],
  stopwatch: ({ laps }, words) => [
    kindOf(words.kinds.stopwatch),
    ...(laps.length > 0
      ? [{ kind: 'numbers', start: 1, style: '1.', items: laps.map((lap) => [lineOnPaper(clockTime(lap))]) } satisfies PaperBlock]
      : []),
  ],
  stoplight: ({ light, words: own }, words) => [
    {
      kind: 'paragraph',
      runs: LIGHTS.flatMap((one): PaperRun[] => [
        wordsOnPaper(`${one === light ? '●' : '○'}${one === LIGHTS.at(-1) ? '' : '\u00a0'}`, one === light ? { colour: COLOURS[one] } : {}),
      ]),
    },
    bold((light === 'off' ? '' : own[light]) || words.lights[light]),
  ],
  work_mode: ({ mode }, words) => [bold(words.modes[mode])],
  dice: ({ values }, words) => [kindOf(words.kinds.dice), ...(values.length > 0 ? [bold(values.join(' + '))] : [])],
  lottery: ({ current }, words) => [kindOf(words.kinds.lottery), ...(current ? [bold(current.name)] : [])],
  group: ({ groups }, words) =>
    groups.map(({ name, members }, index) => ({
      kind: 'paragraph',
      runs: [
        wordsOnPaper(`${name || `${words.group} ${index + 1}`}: `, { bold: true }),
        wordsOnPaper(members.map((member) => member.name).join(', ')),
      ],
    })),
};

export function cardPaper({ kind, content }: KnownCard, words: ExportWords): PaperBlock[] {
  const blocks = (ON_PAPER[kind] as (content: KnownCard['content'], words: ExportWords) => PaperBlock[])(content, words);
  return blocks.length > 0 ? blocks : [lineOnPaper(words.kinds[kind])];
}
