import { LIMITS } from '../limits.js';
import { address, type ContentOf, choice, type Fields, flag, id, list, maybe, record, text, words } from '../parts/field.js';
import { PART_FIELDS } from '../parts/part-fields.js';
import { WEBSITE_LIMITS } from '../tools/website/limits.js';
import { HEADING_SIZES, PICTURE_SIDES, type SiteBlockKind } from './website-names.js';

const { columns, contact, headingMax, labelMax, pictures, placeMax, quoteMax, sourceMax, table } = WEBSITE_LIMITS;
const picture = { file: maybe(id), alt: words(LIMITS.image.altMax) };

/** Fields stored for each kind of block, besides the common ones. A kind that is missing here does not compile. */
export const SITE_BLOCK_FIELDS = {
  Heading: { text: words(headingMax), size: choice(HEADING_SIZES) },
  /** `file`: a picture beside it */
  Text: { ...PART_FIELDS.text, ...PART_FIELDS.image, side: choice(PICTURE_SIDES) },
  Picture: { ...PART_FIELDS.image, caption: words(sourceMax) },
  /** leads to a page of the same site, or else to an address */
  Button: { label: words(labelMax), page: maybe(words(12)), address: maybe(address('page', 2000)) },
  Columns: { columns: list(record({ title: words(columns.titleMax), text: text(columns.textMax) }), columns.max) },
  Gallery: { pictures: list(record(picture), pictures) },
  Quote: { text: words(quoteMax), source: words(sourceMax) },
  /** `head`: the first row contains the column headers */
  Table: { caption: words(table.captionMax), head: flag, rows: list(list(words(table.cellMax), table.columns), table.rows) },
  Video: PART_FIELDS.video,
  Embed: PART_FIELDS.embed,
  /** a picture of the way; the place can be opened on a map of others */
  MapPicture: { ...PART_FIELDS.image, place: words(placeMax) },
  File: PART_FIELDS.file,
  Contact: { name: words(contact.nameMax), role: words(contact.roleMax), mail: words(contact.mailMax), phone: words(contact.phoneMax) },
  /** a line between two parts of a page */
  Divider: {},
  OwnItem: PART_FIELDS.internal_tool,
} as const satisfies Record<SiteBlockKind, Fields>;

export type SiteBlockContents = { [K in SiteBlockKind]: ContentOf<(typeof SITE_BLOCK_FIELDS)[K]> };
