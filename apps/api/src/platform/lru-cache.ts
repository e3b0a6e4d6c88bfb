/** Cache of values that were read or computed, bounded by size; the least recently used goes first. */
export class LruCache<T> {
  private readonly entries = new Map<string, { value: T; bytes: number }>();
  private bytes = 0;

  /** @param most bytes of all together; what is larger alone is kept until the next one comes */
  constructor(private readonly most: number) {}

  /** @returns undefined for what is not kept (any more) */
  get(name: string): T | undefined {
    const found = this.entries.get(name);
    if (!found) return undefined;
    // Set anew, so that the order of the map is the order of use.
    this.entries.delete(name);
    this.entries.set(name, found);
    return found.value;
  }

  /** Takes the place of what had this name, and makes room. @param bytes what it takes of the memory */
  set(name: string, value: T, bytes: number): void {
    this.delete(name);
    this.entries.set(name, { value, bytes });
    this.bytes += bytes;
    for (const [oldest] of this.entries) {
      if (this.bytes <= this.most || this.entries.size === 1) break;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.bytes -= this.entries.get(name)?.bytes ?? 0;
    this.entries.delete(name);
  }
}
