import { ITEM_TYPE_KEYS, ITEM_TYPES, type ItemTypeKey, publicPlaceOf } from '@murmel/contracts';
import { pageMeta } from '../page/meta';
import { session } from '../session/store';

/** Shells that this page has requested. */
const prepared = new Set<string>();

/**
 * Gets ready for a line that goes away, once there is something to write into and the page has nothing better to do: what keeps
 * unsent work, and a worker that keeps the shell of pages like this one.
 */
export function prepareOffline(): void {
  const publicPagesOf = publicPlaceOf(location.pathname)?.type;
  const type = publicPagesOf ?? ITEM_TYPE_KEYS.find((key) => location.pathname.startsWith(`${ITEM_TYPES[key].route}/`));
  // A pupil's public pages come in the app's shell.
  const keep = publicPagesOf && !session.get().isPupil ? publicPagesOf : `app/${type}`;
  if (prepared.has(keep)) return;
  prepared.add(keep);
  const begin = () => void prepare({ keep, publicPagesOf }).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin);
}

async function prepare(wanted: { keep: string; publicPagesOf: ItemTypeKey | undefined }): Promise<void> {
  await import('./outbox-store');
  if (pageMeta('shell') !== 'on' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(wanted);
}
