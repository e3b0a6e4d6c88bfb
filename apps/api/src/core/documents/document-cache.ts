export interface DocumentCacheLimits {
  documents: number;
  /** applied bytes; the memory behind them is several times as much */
  bytes: number;
  /** unused for longer, a document is read anew: its rows may have been thinned out meanwhile */
  idleMs: number;
}

export const DOCUMENT_CACHE_LIMITS: DocumentCacheLimits = { documents: 200, bytes: 32 * 1024 * 1024, idleMs: 3_600_000 };

/** A document that this process has in memory, as it is committed. */
export interface CachedDocument {
  readonly bytes: number;
  usedAt: number;
}

/** Cache of recently used committed documents. Reading one again costs one query for the changes. */
export class DocumentCache<Value extends CachedDocument> {
  /** the one used last is the last one */
  private readonly values = new Map<string, Value>();

  constructor(private readonly limits: DocumentCacheLimits = DOCUMENT_CACHE_LIMITS) {}

  /** The document of this item, made when there is none. */
  take(itemId: string, make: () => Value): Value {
    this.forgetIdle();
    const value = this.values.get(itemId) ?? make();
    this.values.delete(itemId);
    this.values.set(itemId, value);
    value.usedAt = performance.now();
    return value;
  }

  /** Looks how much is in memory after a document was read; others than this one may go. */
  settle(itemId: string): void {
    let bytes = [...this.values.values()].reduce((sum, value) => sum + value.bytes, 0);
    for (const [other, value] of this.values) {
      if (this.values.size <= this.limits.documents && bytes <= this.limits.bytes) return;
      if (other === itemId) continue;
      bytes -= value.bytes;
      this.values.delete(other);
    }
  }

  /** Removes a document from memory; reads under way still get it. @param only when it is still this one */
  forget(itemId: string, only?: Value): void {
    if (only === undefined || this.values.get(itemId) === only) this.values.delete(itemId);
  }

  get size(): number {
    return this.values.size;
  }

  private forgetIdle(): void {
    const until = performance.now() - this.limits.idleMs;
    for (const [itemId, { usedAt }] of this.values) {
      if (usedAt > until) return;
      this.values.delete(itemId);
    }
  }
}
