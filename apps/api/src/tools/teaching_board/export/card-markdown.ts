import type { CardContents, CardKind } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { addressMarkdown, escaped, richMarkdown } from '../../../core/boards/rich-markdown.js';
import type { ExportWords } from './export-words.js';

type Written = { readonly [K in CardKind]: (content: CardContents[K], words: ExportWords) => string };

const link = (address: string | null): string => (address === null ? '' : addressMarkdown(address));

/** `75000` as `01:15`. */
function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What each kind of card says in words; what only runs on the wall says nothing. */
const WRITTEN: Written = {
  text: ({ text }) => (text ? richMarkdown(text) : ''),
  image: ({ alt }) => escaped(alt),
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
  qr_link: ({ address }) => link(address),
  video: ({ address, name }) => link(address) || escaped(name),
  embed: ({ address }) => link(address),
  file: ({ name }) => escaped(name),
  // Its address may hold the secret of another item.
  internal_tool: ({ name }) => escaped(name),
};

export function cardMarkdown({ kind, title, content }: KnownCard, words: ExportWords): string {
  const write = WRITTEN[kind] as (content: KnownCard['content'], words: ExportWords) => string;
  return [`### ${escaped(title || words.kinds[kind])}`, write(content, words)].filter(Boolean).join('\n\n');
}
