/** Uses after which a statement gets a name: what comes rarely is not worth keeping in each connection. */
const USED = 20;
/** Names of one process. The database keeps each of them with its plan in each connection, some dozen kB. */
const NAMES_MAX = 150;
/** Statements that are counted at the same time; lists of values make ever new ones. */
const COUNTED_MAX = 3000;
/** Columns by `*` may change while a connection lives, and its kept plan could not be used any more. */
const ALL_COLUMNS = /\b(?:select|returning) +(?:\w+\.)?\*/i;

/**
 * Names for statements that a process sends again and again: the database reads and plans a statement with a name once for each connection,
 * and planning is most of what a short query costs (ADR 84).
 */
export class StatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** Returns the name of a statement, the same for the same text, or undefined while it is sent too rarely. Counts each call as a use. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= NAMES_MAX) return undefined;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses < USED || ALL_COLUMNS.test(text)) {
      if (this.uses.size >= COUNTED_MAX) this.uses.clear();
      this.uses.set(text, uses);
      return undefined;
    }
    this.uses.delete(text);
    const name = `murmel_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
