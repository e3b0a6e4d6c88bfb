const DEPTH = 4;

/** Text for a thrown value that is no Error: objects to a depth of four (spec ERR-12), circles cut. */
export function serialise(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(cut(value, DEPTH, [])) ?? String(value));
}

function cut(value: unknown, depth: number, above: object[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0 || above.includes(value)) return '…';
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((entry) => cut(entry, depth - 1, inside));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cut(entry, depth - 1, inside)]));
}
