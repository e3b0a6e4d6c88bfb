import { ITEM_TYPE_KEYS, ITEM_TYPES, type ItemType, type ItemTypeKey, type RecordingDevice } from './registry.js';

/** Path of the page that a link to an item leads to, without any secret. */
export function publicPathOf(type: ItemTypeKey, itemId: string): string {
  return ITEM_TYPES[type].publicPages[0].replace(':id', itemId);
}

export interface PublicPlace {
  type: ItemTypeKey;
  itemId: string;
  /** public page of the type, as in the registry */
  page: string;
  /** values of the page's other parameters, e.g. `responseId` */
  params: Readonly<Record<string, string>>;
}

/** Path segment below a public page, for users who have settings there; the page is the same. */
const SETTINGS = 'settings';

/** Returns the item that a path shows to guests; undefined for other paths. Query and hash must be removed before. */
export function publicPlaceOf(path: string): PublicPlace | undefined {
  const parts = path.split('/');
  return placeAt(parts) ?? (parts.at(-1) === SETTINGS ? placeAt(parts.slice(0, -1)) : undefined);
}

/**
 * Returns the recording devices that the page at a path may use: recorders their own devices, pages that take a voice the microphone. Query
 * and hash must be stripped.
 */
export function devicesAt(path: string): readonly RecordingDevice[] {
  const recorder = ITEM_TYPE_KEYS.find((key) => path.startsWith(`${ITEM_TYPES[key].route}/`));
  const asked = publicPlaceOf(path)?.type;
  const { records = [] }: ItemType['capabilities'] = ITEM_TYPES[recorder ?? 'folders'].capabilities;
  const { answersByVoice }: ItemType['capabilities'] = ITEM_TYPES[asked ?? 'folders'].capabilities;
  return answersByVoice ? ['microphone'] : records;
}

function placeAt(parts: string[]): PublicPlace | undefined {
  for (const type of ITEM_TYPE_KEYS) {
    for (const page of ITEM_TYPES[type].publicPages) {
      const params = match(page.split('/'), parts);
      if (params?.['id']) return { type, itemId: params['id'], page, params };
    }
  }
  return undefined;
}

function match(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index]!;
    if (expected.startsWith(':') && part !== '') params[expected.slice(1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}
