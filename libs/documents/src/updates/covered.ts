import type { Json } from '@murmel/contracts';
import {
  ContentAny,
  ContentBinary,
  ContentDeleted,
  ContentEmbed,
  ContentFormat,
  ContentJSON,
  ContentString,
  ContentType,
  compareIDs,
  createID,
  type Doc,
  findIndexSS,
  GC,
  getState,
  type ID,
  Item,
  XmlElement,
} from 'yjs';
import { sameJson } from '../board/board-data.js';

export type Struct = Item | GC;

/** Placeholder for half of a surrogate pair that was cut in two. */
const HALF = '\uFFFD';

/**
 * True if the update contradicts the document at the same clocks; content that the document lacks counts as equal.
 * @param strict what one side has deleted cannot be compared: then it counts as different
 */
export function differsFromCovered(document: Doc, struct: Struct, strict: boolean): boolean {
  const { client, clock } = struct.id;
  const end = Math.min(clock + struct.length, getState(document.store, client));
  if (clock >= end) return false;
  const known = document.store.clients.get(client) as Struct[];
  if (!hasContent(struct) && !strict) return false;
  for (let index = findIndexSS(known, clock); index < known.length && known[index]!.id.clock < end; index += 1) {
    const piece = known[index]!;
    const from = Math.max(clock, piece.id.clock);
    if (differs(document, struct, piece, from, Math.min(end, piece.id.clock + piece.length), strict)) return true;
  }
  return false;
}

function differs(document: Doc, struct: Struct, piece: Struct, from: number, to: number, strict: boolean): boolean {
  if (!hasContent(struct)) return strict && hasContent(piece);
  if (!hasContent(piece)) return strict;
  if (!compareIDs(originAt(struct, from), originAt(piece, from)) || !compareIDs(struct.rightOrigin, piece.rightOrigin)) return true;
  if (originAt(piece, from) === null && piece.rightOrigin === null && !sameParent(document, struct, piece)) return true;
  return !sameContent(struct, piece, from, to);
}

function hasContent(struct: Struct): struct is Item {
  return struct instanceof Item && !(struct.content instanceof ContentDeleted);
}

/** Inside a struct each clock stands after the one before. */
function originAt(item: Item, clock: number): ID | null {
  return clock > item.id.clock ? createID(item.id.client, clock - 1) : item.origin;
}

/** True if both have the same parent. In an update it is a name or an id, in a document the type itself. */
function sameParent(document: Doc, struct: Item, piece: Item): boolean {
  const said: unknown = struct.parent;
  const parent = piece.parent as { _item: Item | null } | null;
  if (struct.parentSub !== piece.parentSub || !parent) return false;
  return typeof said === 'string' ? document.share.get(said) === parent : compareIDs(said as ID | null, parent._item?.id ?? null);
}

function sameContent(struct: Item, piece: Item, from: number, to: number): boolean {
  const left = struct.content;
  const right = piece.content;
  const leftAt = from - struct.id.clock;
  const rightAt = from - piece.id.clock;
  const length = to - from;
  if (left instanceof ContentString && right instanceof ContentString)
    return sameText(left.str.slice(leftAt, leftAt + length), right.str.slice(rightAt, rightAt + length));
  if ((left instanceof ContentAny && right instanceof ContentAny) || (left instanceof ContentJSON && right instanceof ContentJSON)) {
    return sameValue(left.arr.slice(leftAt, leftAt + length), right.arr.slice(rightAt, rightAt + length));
  }
  if (left instanceof ContentBinary && right instanceof ContentBinary) return sameBytes(left.content, right.content);
  if (left instanceof ContentEmbed && right instanceof ContentEmbed) return sameValue(left.embed, right.embed);
  if (left instanceof ContentFormat && right instanceof ContentFormat) return left.key === right.key && sameValue(left.value, right.value);
  if (left instanceof ContentType && right instanceof ContentType)
    return left.type.constructor === right.type.constructor && nameOf(left) === nameOf(right);
  return false;
}

/** Yjs replaces both halves of a character that is cut in two, on whichever side was cut. */
function sameText(left: string, right: string): boolean {
  if (left === right) return true;
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] !== right[index] && left[index] !== HALF && right[index] !== HALF) return false;
  }
  return left.length === right.length;
}

/** Values read by Yjs were JSON once, or bytes. */
function sameValue(left: unknown, right: unknown): boolean {
  return sameJson(left as Json, right as Json);
}

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

function nameOf({ type }: ContentType): string | undefined {
  return type instanceof XmlElement ? type.nodeName : undefined;
}
