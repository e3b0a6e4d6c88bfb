/** Replacement of words, with positions in the old text. */
export interface WordChange {
  from: number;
  to: number;
  /** current text, and its replacement */
  before: string;
  after: string;
}

/** Number of differences of another text. */
const MOST = 500;

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\n|[^\S\n]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** Compares two lists with the algorithm of Myers, for each number of differences. undefined if they are too different. */
function waysOf(one: readonly string[], other: readonly string[]): Map<number, number>[] | undefined {
  const ways: Map<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let differences = 0; differences <= Math.min(MOST, one.length + other.length); differences += 1) {
    ways.push(new Map(reached));
    const next = new Map<number, number>();
    for (let line = -differences; line <= differences; line += 2) {
      const down = line === -differences || (line !== differences && (reached.get(line - 1) ?? -1) < (reached.get(line + 1) ?? -1));
      let at = down ? (reached.get(line + 1) ?? 0) : (reached.get(line - 1) ?? 0) + 1;
      while (at < one.length && at - line < other.length && one[at] === other[at - line]) at += 1;
      next.set(line, at);
      if (at >= one.length && at - line >= other.length) {
        ways.push(next);
        return ways;
      }
    }
    reached = new Map([...reached, ...next]);
  }
  return undefined;
}

/** Returns the entries of both lists that have no counterpart in the other. */
function differing(one: readonly string[], other: readonly string[]): { gone: Set<number>; come: Set<number> } | undefined {
  const ways = waysOf(one, other);
  if (!ways) return undefined;
  const [gone, come] = [new Set<number>(), new Set<number>()];
  let [at, there] = [one.length, other.length];
  for (let differences = ways.length - 2; differences > 0; differences -= 1) {
    const reached = ways[differences]!;
    const line = at - there;
    const down = line === -differences || (line !== differences && (reached.get(line - 1) ?? -1) < (reached.get(line + 1) ?? -1));
    const before = down ? line + 1 : line - 1;
    const start = reached.get(before) ?? 0;
    if (down) come.add(start - before);
    else gone.add(start);
    [at, there] = [start, start - before];
  }
  return { gone, come };
}

/**
 * Returns the changes from one text to another, word by word.
 * @returns undefined where hardly anything stayed
 */
export function wordChanges(before: string, after: string): WordChange[] | undefined {
  const [one, other] = [tokensOf(before), tokensOf(after)];
  const found = differing(one, other);
  if (!found) return undefined;
  const changes: WordChange[] = [];
  let [at, there, offset] = [0, 0, 0];
  while (at < one.length || there < other.length) {
    const change: WordChange = { from: offset, to: offset, before: '', after: '' };
    for (; found.gone.has(at); at += 1) change.before += one[at]!;
    for (; found.come.has(there); there += 1) change.after += other[there]!;
    change.to += change.before.length;
    offset = change.to;
    if (change.before !== '' || change.after !== '') changes.push(change);
    else {
      offset += one[at]?.length ?? 0;
      at += 1;
      there += 1;
    }
  }
  return changes;
}
