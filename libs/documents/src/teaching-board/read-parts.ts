import {
  BOARD_COLOURS,
  BOARD_GRID,
  CARD_KINDS,
  type CardKind,
  type CardPlace,
  type Json,
  LIMITS,
  type PartFields,
} from '@murmel/contracts';
import { readBackground } from '../board/background.js';
import { readKey } from '../board/fractional-order.js';
import { wellFormed } from '../board/json.js';
import { readingParts } from '../board/stored-fields.js';
import { readContent } from '../parts/content.js';
import { definitionOf } from './card-kinds.js';
import {
  DEFAULT_TEACHING_BOARD_SETTINGS,
  type TEACHING_BOARD_FIELDS,
  type TeachingBoardSettings,
  type TeachingCard,
  type TeachingPage,
  UNKNOWN_KIND,
} from './schema.js';

const ID_MAX = 40;

const text = (value: Json | undefined, max: number): string => (typeof value === 'string' ? wellFormed(value.slice(0, max)) : '');

const settingsOf = readingParts<typeof TEACHING_BOARD_FIELDS.settings>()(
  (_id, fields): TeachingBoardSettings => ({
    background: readBackground(fields.background) ?? DEFAULT_TEACHING_BOARD_SETTINGS.background,
    muted: fields.muted === true,
  }),
);
export function readTeachingBoardSettings(id: string, fields: PartFields | undefined): TeachingBoardSettings {
  return fields ? settingsOf(id, fields) : DEFAULT_TEACHING_BOARD_SETTINGS;
}

export const readPage = readingParts<typeof TEACHING_BOARD_FIELDS.pages>()(
  (id, fields): TeachingPage => ({
    id,
    order: readKey(fields.order),
    name: text(fields.name, LIMITS.teachingBoard.pageNameMax),
    background: readBackground(fields.background),
  }),
);

/** Valid names of a kind, including one that only a newer release knows. */
const KIND = /^[a-z][a-z_]{0,39}$/;
/** Cells of a card whose kind is not known and whose place cannot be read. */
const UNKNOWN_SIZE = { width: 14, height: 14 };

/** @returns undefined for a kind that this release does not know */
export function cardKindOf(fields: PartFields): CardKind | undefined {
  return CARD_KINDS.find((known) => known === fields['kind']);
}

/** null: no card. One of a kind that only a newer release knows is kept, and nothing of its content is read. */
export const readTeachingCard = readingParts<typeof TEACHING_BOARD_FIELDS.cards>()((id, fields, all): TeachingCard | null => {
  const kind = cardKindOf(all);
  if (!kind && !KIND.test(text(fields.kind, ID_MAX))) return null;
  const card = {
    id,
    kind: kind ?? UNKNOWN_KIND,
    page: text(fields.page, ID_MAX),
    title: text(fields.title, LIMITS.teachingBoard.cardTitleMax),
    colour: BOARD_COLOURS.find((known) => known === fields.colour) ?? 'none',
    place: readPlace(fields.place, kind ? definitionOf(kind).size : UNKNOWN_SIZE),
    order: readKey(fields.order),
    locked: fields.locked === true,
    content: kind ? readContent(definitionOf(kind), all) : {},
  };
  return card as unknown as TeachingCard;
});

function readPlace(value: Json | undefined, size: { width: number; height: number }): CardPlace {
  const { x, y, width, height } = (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<
    string,
    Json
  >;
  return fitting({ x: whole(x, 0), y: whole(y, 0), width: whole(width, size.width), height: whole(height, size.height) });
}

const whole = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : otherwise;

/** The same place, moved and cut so that the whole card is on the page. */
export function fitting({ x, y, width, height }: CardPlace): CardPlace {
  const { cardMin } = LIMITS.teachingBoard;
  const [wide, high] = [between(width, cardMin.width, BOARD_GRID.columns), between(height, cardMin.height, BOARD_GRID.rows)];
  return { x: between(x, 0, BOARD_GRID.columns - wide), y: between(y, 0, BOARD_GRID.rows - high), width: wide, height: high };
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
