import type { CardKind } from '@murmel/contracts';
import type { KnownCard } from '@murmel/documents';
import { NamesList } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newlyNamed, PART_POINTERS, type PartContent, type Pointer } from '../../../core/parts/part-pointers.js';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';

/** The kinds of cards that point to something outside of the board. */
const POINTERS: { readonly [K in CardKind]?: Pointer } = { ...PART_POINTERS, lottery: ownNames, group: ownNames };

/** Checks references of a card's content to things outside of the board. The operation checks the rest. */
@Injectable()
export class CheckCardContent {
  constructor(private readonly database: DataSource) {}

  /**
   * @param card as it is, when it is changed
   * @returns the content as it is to be written
   * @throws CARD_INVALID for lists and items of others as for unknown ones, and for files that were not sent to this board
   */
  async accepted(
    context: RequestContext,
    kind: CardKind,
    given: PartContent | undefined,
    card?: KnownCard,
  ): Promise<{ content?: PartContent }> {
    if (!given) return {};
    const pointer = POINTERS[kind];
    if (!pointer) return { content: given };
    const before = (card?.content ?? {}) as PartContent;
    const content = await pointer({ manager: this.database.manager, asking: context, given, before });
    if (!content) throw apiError('CARD_INVALID');
    return { content };
  }
}

/** Resolves a names list of the caller. */
async function ownNames(part: Parameters<Pointer>[0]): ReturnType<Pointer> {
  const id = newlyNamed(part, 'list');
  if (id === undefined) return part.given;
  const mine = isUuid(id) && (await part.manager.existsBy(NamesList, { id, ownerId: accountOf(part.asking).id }));
  return mine ? part.given : undefined;
}
