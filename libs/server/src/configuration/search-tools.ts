import { z } from 'zod';
import { BOTH_KEYS, oneKey, readTold, told, withKey } from './told.js';

const key = { key: told.key, keyFile: told.keyFile };
const hasKey = ({ key: own, keyFile }: { key?: string | undefined; keyFile?: string | undefined }): boolean =>
  own !== undefined || keyFile !== undefined;
const NO_KEY = 'has neither key nor keyFile';

const searchTools = z.strictObject({
  web: z
    .strictObject({
      /** interface of the search: `searxng` at `/search?format=json` of an own SearXNG, `brave` as the API of Brave Search */
      kind: z.enum(['searxng', 'brave']),
      name: told.line,
      url: told.url,
      ...key,
    })
    .refine(oneKey, BOTH_KEYS)
    .refine((web) => web.kind !== 'brave' || hasKey(web), NO_KEY)
    .optional(),
  wolframAlpha: z
    .strictObject({
      ...key,
      /** its answers for language models, and those with steps */
      url: told.url.default('https://www.wolframalpha.com/api/v1/llm-api'),
      stepsUrl: told.url.default('https://api.wolframalpha.com/v2/query'),
    })
    .refine(oneKey, BOTH_KEYS)
    .refine(hasKey, NO_KEY)
    .optional(),
  youtube: z
    .strictObject({ ...key, url: told.url.default('https://www.googleapis.com/youtube/v3/search') })
    .refine(oneKey, BOTH_KEYS)
    .refine(hasKey, NO_KEY)
    .optional(),
});

/** Search services for models; missing ones are not offered. */
export type SearchTools = Readonly<z.output<typeof searchTools>>;

/** @throws Error with one line that says what is wrong, without any key in it */
export function readSearchTools(given: string): SearchTools {
  const { web, wolframAlpha, youtube } = readTold(given, searchTools, 'an object with web, wolframAlpha or youtube');
  return {
    ...(web && { web: withKey(web, 'web') }),
    ...(wolframAlpha && { wolframAlpha: withKey(wolframAlpha, 'wolframAlpha') }),
    ...(youtube && { youtube: withKey(youtube, 'youtube') }),
  };
}
