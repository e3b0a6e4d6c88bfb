import { type BoardRefusal, type Fields, type Json, SITE_BLOCK_FIELDS, type SiteBlockKind, WEBSITE_LIMITS } from '@murmel/contracts';
import { cleanBoardText, richTextLength } from '../board/rich-text.js';
import type { AnyPartKind } from '../parts/content.js';
import type { PartKind } from '../parts/part.js';
import { PART_KINDS } from '../parts/part-kinds.js';

const { columns } = WEBSITE_LIMITS;
const NO_PICTURE = PART_KINDS.image.initial;
/** Long enough to see that it is too long. */
const FAR_TOO_LONG = columns.textMax * 4;

function refuseLongColumns(given: Readonly<Record<string, Json>>): BoardRefusal | undefined {
  const all = Array.isArray(given['columns']) ? (given['columns'] as readonly { text?: Json }[]) : [];
  const long = all.some((column) => richTextLength(cleanBoardText(column?.text, FAR_TOO_LONG)) > columns.textMax);
  return long ? { code: 'TEXT_TOO_LONG', limit: columns.textMax } : undefined;
}

const emptyColumn = { title: '', text: null } as const;

/** Every kind of block. One of the contracts that is missing here does not compile. */
const DEFINITIONS: { readonly [K in SiteBlockKind]: PartKind<(typeof SITE_BLOCK_FIELDS)[K]> } = {
  Heading: { initial: { text: '', size: 'large' } },
  Text: {
    initial: { ...PART_KINDS.text.initial, ...NO_PICTURE, side: 'right' },
    refuse: ({ text }, given) => PART_KINDS.text.refuse?.({ text }, given),
  },
  Picture: { initial: { ...NO_PICTURE, caption: '' } },
  Button: { initial: { label: '', page: null, address: null } },
  Columns: { initial: { columns: [emptyColumn, emptyColumn] }, refuse: (_content, given) => refuseLongColumns(given) },
  Gallery: { initial: { pictures: [] } },
  Quote: { initial: { text: '', source: '' } },
  Table: {
    initial: {
      caption: '',
      head: true,
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  },
  Video: PART_KINDS.video,
  Embed: PART_KINDS.embed,
  MapPicture: { initial: { ...NO_PICTURE, place: '' } },
  File: PART_KINDS.file,
  Contact: { initial: { name: '', role: '', mail: '', phone: '' } },
  Divider: { initial: {} },
  OwnItem: PART_KINDS.internal_tool,
};

export function siteBlockDefinition(kind: SiteBlockKind): AnyPartKind {
  return { fields: SITE_BLOCK_FIELDS[kind] as Fields, ...(DEFINITIONS[kind] as unknown as Omit<AnyPartKind, 'fields'>) };
}
