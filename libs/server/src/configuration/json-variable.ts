import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Fields that everything has which the operator writes as JSON. */
export const jsonFields = {
  line: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}]*$/u),
  url: z.url({ protocol: /^https?$/ }).refine((url) => !url.includes('@'), 'has a password in its address'),
  key: z.string().min(1).max(2000).optional(),
  /** a file that holds the key and nothing else */
  keyFile: z.string().min(1).optional(),
  /** sent along: headers, or what stands behind the question mark */
  sent: z.record(z.string().regex(/^[\w-]+$/), z.string().max(2000)),
};

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** True for an address of this machine: what is sent there takes no way on which others listen. */
export const isOnThisMachine = (url: string): boolean => LOOPBACK.has(new URL(url).hostname);

/** An address whose answers decide who a caller is: over HTTPS, except on this machine. */
export const secureUrl = jsonFields.url.refine((url) => url.startsWith('https:') || isOnThisMachine(url), 'must begin with https:');

export const hasOneKey = ({ key, keyFile }: { key?: string | undefined; keyFile?: string | undefined }): boolean =>
  key === undefined || keyFile === undefined;
export const BOTH_KEYS = 'has both key and keyFile';
export const distinct = (all: readonly string[]): boolean => new Set(all).size === all.length;

/**
 * Reads the value of a variable: JSON, or the path of a file with it.
 * @param what it should be, for an operator who wrote something else
 * @throws Error with one line that says what is wrong, without any key in it
 */
export function readJsonVariable<Schema extends z.ZodType>(given: string, schema: Schema, what: string): z.output<Schema> {
  const json = /^\s*[[{]/.test(given) ? given : read(given, 'names a file that cannot be read');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error(`is no JSON: ${what}, or the path of a file with one`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Error(`${issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')} ${issue.message}`);
}

/** Replaces `keyFile` with its content as `key`. @param called name in the error line that stops the start */
export function withKeyFromFile<One extends { key?: string | undefined; keyFile?: string | undefined }>(
  { keyFile, ...one }: One,
  called: string,
): Omit<One, 'keyFile'> {
  return keyFile === undefined ? one : { ...one, key: read(keyFile, `names a keyFile of ${called} that cannot be read`).trim() };
}

function read(path: string, problem: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(problem);
  }
}
