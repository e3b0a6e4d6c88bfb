import type { CardContents, CardKind } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { escaped } from '../../../core/boards/rich-text-markdown.js';
import { clockTime } from '../../../core/export-formats/clock-time.js';
import { PART_MARKDOWN } from '../../../core/parts/part-markdown.js';
import type { ExportTexts } from './export-texts.js';

type Written = { readonly [K in CardKind]: (content: CardContents[K], words: ExportTexts) => string };

/** Markdown of each kind of card; a kind that only runs on the wall has none. */
const WRITTEN: Written = {
  ...PART_MARKDOWN,
  clock: () => '',
  timer: ({ seconds }) => clockTime(seconds * 1000),
  stopwatch: ({ laps }) => laps.map((lap, index) => `${index + 1}. ${clockTime(lap)}`).join('\n'),
  stoplight: ({ light, words: own }, words) => escaped((light === 'off' ? '' : own[light]) || words.lights[light]),
  work_mode: ({ mode }, words) => words.modes[mode],
  dice: ({ values }) => values.join(' + '),
  lottery: ({ current, drawn }) => escaped([...new Set([...drawn, ...(current ? [current] : [])].map(({ name }) => name))].join(', ')),
  group: ({ groups }, words) =>
    groups
      .map(
        ({ name, members }, index) =>
          `- **${escaped(name || `${words.group} ${index + 1}`)}:** ${escaped(members.map((member) => member.name).join(', '))}`,
      )
      .join('\n'),
};

export function cardMarkdown({ kind, title, content }: KnownCard, words: ExportTexts): string {
  const write = WRITTEN[kind] as (content: KnownCard['content'], words: ExportTexts) => string;
  return [`### ${escaped(title || words.kinds[kind])}`, write(content, words)].filter(Boolean).join('\n\n');
}
