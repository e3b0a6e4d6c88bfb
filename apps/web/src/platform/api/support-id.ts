/** Form of an id as the server writes it: the beginning of the one in its log. */
const SHAPE = /^[0-9a-f]{12}$/;

const ids = new WeakMap<object, string>();

/** Notes by which id support finds an answer in the server's log; anything that is no such id is left out. */
export function noteSupportId(error: object, id: unknown): void {
  if (typeof id === 'string' && SHAPE.test(id)) ids.set(error, id);
}

/** Returns what a person tells support about a failure; undefined where the server did not answer. */
export function supportIdIn(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? ids.get(error) : undefined;
}
