/** Items of which wrong passwords are remembered, and how many of each. */
const ITEMS = 2000;
const EACH = 100;

/** Passwords that were wrong a moment ago in this process, as hashes together with what they were compared with. */
export class WrongPasswordCache {
  private readonly byItem = new Map<string, Set<string>>();

  has(itemId: string, hash: string): boolean {
    return this.byItem.get(itemId)?.has(hash) === true;
  }

  add(itemId: string, hash: string): void {
    const known = this.byItem.get(itemId) ?? new Set<string>();
    this.byItem.delete(itemId);
    this.byItem.set(itemId, known.add(hash));
    if (known.size > EACH) known.delete(first(known));
    if (this.byItem.size > ITEMS) this.byItem.delete(first(this.byItem));
  }
}

function first(all: Map<string, unknown> | Set<string>): string {
  return all.keys().next().value!;
}
