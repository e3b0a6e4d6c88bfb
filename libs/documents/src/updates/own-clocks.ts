import { type Doc, getState, type Transaction } from 'yjs';

/** Range this copy wrote under one number: from the first clock that is not known to be stored to the last one. */
export interface OwnRange {
  client: number;
  from: number;
  to: number;
}

/**
 * Records the clocks a copy of a document wrote itself. Its number alone is not enough: Yjs draws a new one when another client writes
 * under it, and then the structs under the old one are not all its own.
 */
export class OwnClocks {
  private readonly ranges = new Map<number, OwnRange>();

  /** @param before what an earlier copy wrote, when this one goes on with it */
  constructor(
    private readonly document: Doc,
    before: readonly OwnRange[] = [],
  ) {
    for (const range of before) this.ranges.set(range.client, { ...range });
    document.on('afterTransaction', this.note);
  }

  /** Marks all writing until now as stored. */
  saved(): void {
    for (const range of this.ranges.values()) range.from = range.to;
  }

  /** Unsaved ranges, in the order of writing. */
  get unsaved(): OwnRange[] {
    return [...this.ranges.values()].filter(({ from, to }) => to > from).map((range) => ({ ...range }));
  }

  stop(): void {
    this.document.off('afterTransaction', this.note);
  }

  private readonly note = ({ local, beforeState, doc }: Transaction): void => {
    const client = doc.clientID;
    const from = beforeState.get(client) ?? 0;
    const to = getState(doc.store, client);
    if (!local || to === from) return;
    const known = this.ranges.get(client);
    if (known) known.to = to;
    else this.ranges.set(client, { client, from, to });
  };
}
