import { type Json, type PartContents, type PartKindName, toolOfKind } from '@murmel/contracts';
import { Item, OwnerFile } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
import { sharedPath } from '../short-codes/public-address.js';

/** Fields of a part's kind: as they were sent, as they are, or as they are to be written. */
export type PartContent = Readonly<Record<string, Json>>;

/** Content that was sent for a part in the item of the request. */
export interface GivenPart {
  manager: EntityManager;
  asking: RequestContext;
  given: PartContent;
  /** content of the part, empty for a new one: references it already has may be sent again by those who may change it */
  before: PartContent;
}

/**
 * Validates the references of a part to outside its document, and returns its content.
 * @returns the content as it is to be written; undefined when it names an item or file that does not exist for the caller, or is
 *   another owner's
 */
export type Pointer = (part: GivenPart) => Promise<PartContent | undefined>;

/** The kinds that point to something. The rest of a content is the question of the operation that writes it. */
export const PART_POINTERS: { readonly [K in PartKindName]?: Pointer } = {
  image: ownFile(() => ({})),
  video: ownFile(({ name }) => ({ name })),
  file: ownFile(({ name, contentType, bytes }) => ({ name, contentType, bytes })),
  internal_tool: ownTool,
};

/** @returns what was sent under this name when it is not what is there already; undefined otherwise, and for what takes it away */
export function newlyNamed({ given, before }: GivenPart, field: string): string | undefined {
  const value = given[field];
  return typeof value === 'string' && value !== before[field] ? value : undefined;
}

/** Resolves a file that was sent to this item. @param says returns the file's data for the part, which replaces the sent data */
function ownFile(says: (file: OwnerFile) => PartContent): Pointer {
  return async (part) => {
    const id = newlyNamed(part, 'file');
    if (id === undefined) return part.given;
    const file = isUuid(id) ? await part.manager.findOneBy(OwnerFile, { id, itemId: itemOf(part.asking).id, usedBy: 'part' }) : null;
    return file ? { ...part.given, ...says(file) } : undefined;
  };
}

/** Validates a reference to an item of the caller. Name and address come from the item itself, regardless of the input. */
async function ownTool({ manager, asking: context, given, before }: GivenPart): Promise<PartContent | undefined> {
  const { item: wanted, name: _name, address: _address, ...rest } = given;
  if (wanted === undefined || (wanted !== null && wanted === before['item'])) return rest;
  if (wanted === null) return { ...rest, item: null, name: '', address: null };
  const item =
    typeof wanted === 'string' && isUuid(wanted)
      ? await manager.findOneBy(Item, { id: wanted, ownerId: accountOf(context).id, parentId: IsNull(), discardedAt: IsNull() })
      : null;
  // An item that shows itself would never end.
  if (!item || !toolOfKind(item.kind) || item.id === itemOf(context).id) return undefined;
  return { ...rest, ...toolContent(item) };
}

/** Returns the content of a part that shows an item. */
export function toolContent(item: Item): PartContents['internal_tool'] {
  return { item: item.id, name: item.title, address: sharedPath(item) };
}
