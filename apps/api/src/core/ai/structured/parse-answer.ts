import type { z } from 'zod';

/**
 * Returns the JSON of a model's answer, with or without words or marks of code around it.
 * @returns undefined for an answer that is none, or has another shape
 */
export function parseAnswer<T>(said: string, shape: z.ZodType<T>): T | undefined {
  for (const [open, close] of [
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const [from, to] = [said.indexOf(open), said.lastIndexOf(close)];
    if (from < 0 || to <= from) continue;
    const read = shape.safeParse(parsed(said.slice(from, to + 1)));
    if (read.success) return read.data;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
