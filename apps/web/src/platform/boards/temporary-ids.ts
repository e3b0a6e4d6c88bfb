/**
 * Ids that parts had on this device before the server assigned theirs. A part keeps one key on the screen although its id changes once. A
 * command sent with the first id still reaches the part.
 */
export class TemporaryIds {
  private readonly made = new Map<string, string>();
  private readonly first = new Map<string, string>();

  assign(temporary: string, made: string): void {
    if (temporary === made) return;
    this.first.delete(this.idOf(temporary));
    this.made.set(temporary, made);
    this.first.set(made, temporary);
  }

  /** The id that the server knows the part by, as far as this device knows. */
  idOf(id: string): string {
    return this.made.get(id) ?? id;
  }

  /** Returns an id that stays the same when a temporary id becomes a real one. */
  keyOf(id: string): string {
    return this.first.get(id) ?? id;
  }

  /** The input with real ids in place of temporary ones; the same object when there was none. */
  rewritten(value: unknown): unknown {
    return this.made.size === 0 ? value : replaced(value, (text) => this.idOf(text));
  }
}

function replaced(value: unknown, idOf: (text: string) => string): unknown {
  if (typeof value === 'string') return idOf(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => replaced(entry, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, replaced(entry, idOf)]));
}

/** True if the input references one of these parts. */
export function mentionsAny(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((entry) => mentionsAny(entry, ids));
}
