import { z } from 'zod';
import { BOTH_KEYS, hasOneKey, jsonFields, readJsonVariable, withKeyFromFile } from './json-variable.js';

const key = { key: jsonFields.key, keyFile: jsonFields.keyFile };
const hasKey = ({ key: own, keyFile }: { key?: string | undefined; keyFile?: string | undefined }): boolean =>
  own !== undefined || keyFile !== undefined;
const NO_KEY = 'has neither key nor keyFile';

const searchTools = z.strictObject({
  web: z
    .strictObject({
      /** interface of the search: `searxng` at `/search?format=json` of an own SearXNG, `brave` as the API of Brave Search */
      kind: z.enum(['searxng', 'brave']),
      name: jsonFields.line,
      url: jsonFields.url,
      ...key,
    })
    .refine(hasOneKey, BOTH_KEYS)
    .refine((web) => web.kind !== 'brave' || hasKey(web), NO_KEY)
    .optional(),
  /** pictures, at `/search?format=json` of a SearXNG */
  images: z
    .strictObject({ name: jsonFields.line, url: jsonFields.url, ...key })
    .refine(hasOneKey, BOTH_KEYS)
    .optional(),
  wolframAlpha: z
    .strictObject({
      ...key,
      /** its answers for language models, and those with steps */
      url: jsonFields.url.default('https://www.wolframalpha.com/api/v1/llm-api'),
      stepsUrl: jsonFields.url.default('https://api.wolframalpha.com/v2/query'),
    })
    .refine(hasOneKey, BOTH_KEYS)
    .refine(hasKey, NO_KEY)
    .optional(),
  youtube: z
    .strictObject({ ...key, url: jsonFields.url.default('https://www.googleapis.com/youtube/v3/search') })
    .refine(hasOneKey, BOTH_KEYS)
    .refine(hasKey, NO_KEY)
    .optional(),
});

/** Search services for models; missing ones are not offered. */
export type SearchTools = Readonly<z.output<typeof searchTools>>;

/** @throws Error with one line that says what is wrong, without any key in it */
export function readSearchTools(given: string): SearchTools {
  const { web, images, wolframAlpha, youtube } = readJsonVariable(
    given,
    searchTools,
    'an object with web, images, wolframAlpha or youtube',
  );
  return {
    ...(web && { web: withKeyFromFile(web, 'web') }),
    ...(images && { images: withKeyFromFile(images, 'images') }),
    ...(wolframAlpha && { wolframAlpha: withKeyFromFile(wolframAlpha, 'wolframAlpha') }),
    ...(youtube && { youtube: withKeyFromFile(youtube, 'youtube') }),
  };
}
