import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const AMB = 'https://w3id.org/kim/amb/20231019/schemas/schema.json';

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
// One schema a line, as the DINI-AG-KIM group published them (CC0).
for (const line of readFileSync(new URL('amb-20231019.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n'))
  ajv.addSchema(JSON.parse(line) as object);

/** Validation errors are in its `errors`. */
export const validAmb = ajv.getSchema(AMB)!;

export interface Amb {
  [field: string]: unknown;
  id: string;
  name: string;
}

/** Returns the structured data of a page. */
export const jsonLd = (page: string): Amb | undefined => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as Amb);
};
