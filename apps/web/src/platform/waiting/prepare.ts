import { type ItemTypeKey, publicPlaceOf } from '@murmel/contracts';
import { pageMeta } from '../page/meta';
import { session } from '../session/store';

/** Types whose public pages are prepared; undefined stands for every page of the app. */
const prepared = new Set<ItemTypeKey | undefined>();

/**
 * Gets ready for a line that goes away, once there is something to write into and the page has nothing better to do: what keeps
 * unsent work, and a worker that keeps the shell of pages like this one.
 */
export function prepareForNoLine(): void {
  const type = publicPlaceOf(location.pathname)?.type;
  if (prepared.has(type)) return;
  prepared.add(type);
  const begin = () => void prepare(type).catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin);
}

async function prepare(type: ItemTypeKey | undefined): Promise<void> {
  await import('./store');
  if (pageMeta('shell') !== 'on' || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  // A pupil's public pages come in the app's shell.
  active?.postMessage({ keep: type && !session.get().isPupil ? type : 'app', tool: type });
}
