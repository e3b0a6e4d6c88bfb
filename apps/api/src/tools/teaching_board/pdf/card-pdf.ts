import type { CardContents, CardKind } from '@murmel/contracts';
import { LIGHTS } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { clockTime } from '../../../core/export-formats/clock-time.js';
import { PART_PDF } from '../../../core/parts/part-pdf.js';
import { lineBlock, type PdfBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import { type PdfRun } from '../../../core/pdf-layout/pdf-run.js';
import type { ExportTexts } from '../export/export-texts.js';

type OnPaper = { readonly [K in CardKind]: (content: CardContents[K], words: ExportTexts) => PdfBlock[] };

const COLOURS = { red: 'koralle', yellow: 'sonne', green: 'wiese' } as const;
/** Returns a small label with the kind of card, where no title says it. */
const kindOf = (word: string): PdfBlock => ({ kind: 'note', runs: [textRun(word)] });
const bold = (text: string): PdfBlock => ({ kind: 'paragraph', runs: [textRun(text, { bold: true })] });

/** PDF blocks of each kind of card, from its state; a kind that only runs prints its name. */
const ON_PAPER: OnPaper = {
  ...PART_PDF,
  clock: (_content, words) => [kindOf(words.kinds.clock)],
  timer: ({ seconds }, words) => [kindOf(words.kinds.timer), bold(clockTime(seconds * 1000))],
  stopwatch: ({ laps }, words) => [
    kindOf(words.kinds.stopwatch),
    ...(laps.length > 0
      ? [{ kind: 'numbers', start: 1, style: '1.', items: laps.map((lap) => [lineBlock(clockTime(lap))]) } satisfies PdfBlock]
      : []),
  ],
  stoplight: ({ light, words: own }, words) => [
    {
      kind: 'paragraph',
      runs: LIGHTS.flatMap((one): PdfRun[] => [
        textRun(`${one === light ? '●' : '○'}${one === LIGHTS.at(-1) ? '' : '\u00a0'}`, one === light ? { colour: COLOURS[one] } : {}),
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
        textRun(`${name || `${words.group} ${index + 1}`}: `, { bold: true }),
        textRun(members.map((member) => member.name).join(', ')),
      ],
    })),
};

export function cardPdf({ kind, content }: KnownCard, words: ExportTexts): PdfBlock[] {
  const blocks = (ON_PAPER[kind] as (content: KnownCard['content'], words: ExportTexts) => PdfBlock[])(content, words);
  return blocks.length > 0 ? blocks : [lineBlock(words.kinds[kind])];
}
