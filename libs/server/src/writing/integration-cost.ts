import { ContentType, compareIDs, createID, type Doc, findIndexSS, getItem, getState, ID, Item } from 'yjs';

/** A parent of items: Yjs' shared types. */
type Type = Extract<Item['parent'], { _start: Item | null }>;

/** Node in a list: of the document, or of the checked update. */
interface Node {
  readonly id: ID;
  readonly length: number;
  readonly origin: ID | null;
  readonly rightOrigin: ID | null;
}

/** A node from one of its clocks on. */
interface NodePosition {
  readonly node: Node;
  readonly clock: number;
}

interface Fresh extends Node {
  /** undefined when its list was deleted */
  list: List | undefined;
  key: string | null;
  type: Type | undefined;
  next: NodePosition | null;
}

/** The type whose children these are, or the name of a root that the document does not have yet. */
type List = Type | string;
interface Cut {
  readonly clock: number;
  readonly next: NodePosition;
}

/** Cutting a struct in two moves all later ones of its client: measured, 64 of them cost as much as one step. */
const MOVED_PER_STEP = 64;
const STEPS_PER_CUT = 20;

/**
 * Puts new structs in their places as Yjs would, without changing the document, and counts the steps that takes. Where
 * several people wrote at one place Yjs walks over all of it for each struct: without a bound few bytes cost minutes.
 */
export class IntegrationCost {
  /** structs that are cut in two */
  cuts = 0;
  private steps = 0;
  private readonly fresh = new Map<number, Fresh[]>();
  /** positions of new nodes behind others, by clock */
  private readonly behindCuts = new Map<Node, Cut[]>();
  private readonly heads = new Map<List, NodePosition>();
  private readonly keys = new Map<List, Map<string, { last: ID; count: number }>>();
  private readonly depths = new Map<List, number>();

  constructor(
    private readonly document: Doc,
    private readonly budget: number,
    private readonly deepest: number,
  ) {}

  get exhausted(): boolean {
    return this.steps > this.budget;
  }

  /** Counts work that is known beforehand. */
  spend(steps: number): void {
    this.steps += steps;
  }

  /** @param moved structs of this client that lie behind the cut */
  spendCut(moved: number): void {
    this.cuts += 1;
    this.steps += STEPS_PER_CUT + moved / MOVED_PER_STEP;
  }

  /** Adds a node that was deleted before it arrived; others may still refer to it. */
  putGone(id: ID, length: number): void {
    this.add({ id, length, origin: null, rightOrigin: null, list: undefined, key: null, type: undefined, next: null });
  }

  /**
   * @param from the first clock of the item that the document does not have
   * @returns false when it lies deeper than allowed
   */
  put(item: Item, from: number): boolean {
    this.steps += 1;
    const { client, clock } = item.id;
    const origin = from > clock ? createID(client, from - 1) : item.origin;
    const left = origin && this.find(origin);
    const right = item.rightOrigin && this.find(item.rightOrigin);
    const type = item.content instanceof ContentType ? item.content.type : undefined;
    const node: Fresh = {
      id: createID(client, from),
      length: item.length - (from - clock),
      origin,
      rightOrigin: item.rightOrigin,
      list: undefined,
      key: null,
      type,
      next: null,
    };
    if (left !== undefined && right !== undefined) {
      node.list = left ? listOf(left) : right ? listOf(right) : this.parentOf(item);
      node.key = left ? keyOf(left) : right ? keyOf(right) : item.parentSub;
    }
    this.add(node);
    if (node.list === undefined) return true;
    if (node.key !== null) this.putKey(node, node.list, node.key);
    else this.putInList(node, node.list, left ?? null, right ?? null);
    return !type || this.depthOf(type) <= this.deepest;
  }

  private add(node: Fresh): void {
    const nodes = this.fresh.get(node.id.client);
    if (nodes) nodes.push(node);
    else this.fresh.set(node.id.client, [node]);
  }

  /** @returns undefined for what is gone */
  private find(id: ID): Node | undefined {
    if (id.clock < getState(this.document.store, id.client)) {
      const known = getItem(this.document.store, id);
      return known instanceof Item ? known : undefined;
    }
    const nodes = this.fresh.get(id.client);
    if (!nodes || id.clock < nodes[0]!.id.clock) return undefined;
    // Both kinds of nodes have what the search looks at.
    const node = nodes[findIndexSS(nodes as never, id.clock)];
    return node?.list === undefined ? undefined : node;
  }

  private parentOf({ parent }: Item): List | undefined {
    const said: unknown = parent;
    if (typeof said === 'string') return this.document.share.get(said) ?? said;
    const node = said instanceof ID ? this.find(said) : undefined;
    if (node instanceof Item) return node.content instanceof ContentType ? node.content.type : undefined;
    return (node as Fresh | undefined)?.type;
  }

  private depthOf(list: List): number {
    const known = this.depths.get(list);
    if (known !== undefined) return known;
    const above = typeof list === 'string' ? undefined : this.listAround(list);
    let depth = 0;
    if (above !== undefined) depth = this.depthOf(above) + 1;
    this.depths.set(list, depth);
    return depth;
  }

  private listAround(type: Type): List | undefined {
    return this.around.get(type) ?? (type._item?.parent as Type | undefined);
  }

  private readonly around = new Map<Type, List>();

  /** Of a field only the newest value stays: an update that does not know it walks over all earlier ones. */
  private putKey(node: Fresh, list: List, key: string): void {
    if (node.type) this.around.set(node.type, list);
    const ofList = this.keys.get(list) ?? new Map<string, { last: ID; count: number }>();
    this.keys.set(list, ofList);
    const newest = typeof list === 'string' ? undefined : list._map.get(key);
    const known = ofList.get(key) ?? { last: newest?.lastId, count: 0 };
    if (known.last && !(node.rightOrigin === null && node.origin && compareIDs(node.origin, known.last))) {
      this.steps += known.count;
      for (let item = newest ?? null; item && !this.exhausted; item = item.left) this.steps += 1;
    }
    ofList.set(key, { last: createID(node.id.client, node.id.clock + node.length - 1), count: known.count + 1 });
  }

  private putInList(node: Fresh, list: List, left: Node | null, right: Node | null): void {
    if (node.type) this.around.set(node.type, list);
    if (left && node.origin) this.countCut(left, node.origin.clock + 1);
    if (right && node.rightOrigin) this.countCut(right, node.rightOrigin.clock);
    const target = right && node.rightOrigin && { node: right, clock: node.rightOrigin.clock };
    const begin = left && node.origin && { node: left, clock: node.origin.clock };
    const behind = begin ? this.behind(begin) : this.headOf(list);
    const place = same(behind, target) ? begin : this.conflicting(node, begin, behind, target);
    node.next = place ? this.behind(place) : this.headOf(list);
    const spot = { node, clock: node.id.clock };
    if (place) this.cut(place.node, { clock: place.clock, next: spot });
    else this.heads.set(list, spot);
  }

  /** The same walk as in `Item.integrate` of Yjs. @returns the last clock before the place */
  private conflicting(
    node: Fresh,
    begin: NodePosition | null,
    behind: NodePosition | null,
    target: NodePosition | null,
  ): NodePosition | null {
    let place = begin;
    const walked = new Set<Node>();
    const conflicts = new Set<Node>();
    for (let other = behind; other && !same(other, target) && !this.exhausted; ) {
      this.steps += 1;
      const end = this.endOf(other, target);
      const origin = originAt(other);
      walked.add(other.node);
      conflicts.add(other.node);
      if (compareIDs(node.origin, origin)) {
        if (other.node.id.client < node.id.client) {
          place = { node: other.node, clock: end };
          conflicts.clear();
        } else if (compareIDs(node.rightOrigin, other.node.rightOrigin)) break;
      } else {
        const before = origin && this.find(origin);
        if (!before || !walked.has(before)) break;
        if (!conflicts.has(before)) {
          place = { node: other.node, clock: end };
          conflicts.clear();
        }
      }
      other = this.behind({ node: other.node, clock: end });
    }
    return place;
  }

  /** Returns the spot directly behind one clock of a node. */
  private behind({ node, clock }: NodePosition): NodePosition | null {
    const cuts = this.behindCuts.get(node);
    const cut = cuts?.[indexOf(cuts, clock)];
    if (cut?.clock === clock) return cut.next;
    if (clock < node.id.clock + node.length - 1) return { node, clock: clock + 1 };
    if (!(node instanceof Item)) return (node as Fresh).next;
    return node.right && { node: node.right, clock: node.right.id.clock };
  }

  /** The last clock of a node before something else stands behind it. */
  private endOf({ node, clock }: NodePosition, target: NodePosition | null): number {
    const cuts = this.behindCuts.get(node);
    const end = cuts?.[indexOf(cuts, clock)]?.clock ?? node.id.clock + node.length - 1;
    return target?.node === node && target.clock > clock ? Math.min(end, target.clock - 1) : end;
  }

  private cut(node: Node, cut: Cut): void {
    const cuts = this.behindCuts.get(node);
    if (!cuts) return void this.behindCuts.set(node, [cut]);
    const index = indexOf(cuts, cut.clock);
    cuts.splice(index, cuts[index]?.clock === cut.clock ? 1 : 0, cut);
  }

  private countCut(node: Node, clock: number): void {
    if (clock === node.id.clock || clock === node.id.clock + node.length) return;
    this.spendCut(node instanceof Item ? (this.document.store.clients.get(node.id.client)?.length ?? 0) : 0);
  }

  private headOf(list: List): NodePosition | null {
    const head = this.heads.get(list);
    if (head) return head;
    const start = typeof list === 'string' ? null : list._start;
    return start && { node: start, clock: start.id.clock };
  }
}

function same(left: NodePosition | null, right: NodePosition | null): boolean {
  return left?.node === right?.node && left?.clock === right?.clock;
}

function originAt({ node, clock }: NodePosition): ID | null {
  return clock > node.id.clock ? createID(node.id.client, clock - 1) : node.origin;
}

function listOf(node: Node): List | undefined {
  return node instanceof Item ? ((node.parent as Type | null) ?? undefined) : (node as Fresh).list;
}

function keyOf(node: Node): string | null {
  return node instanceof Item ? node.parentSub : (node as Fresh).key;
}

/** Index of the first cut at this clock or behind it. */
function indexOf(cuts: readonly Cut[], clock: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cuts[middle]!.clock < clock) low = middle + 1;
    else high = middle;
  }
  return low;
}
