import { showsUnsaved } from '../connection/connection-state';
import { reloadCounted } from '../errors/counted-reload';

/** A part of the page that cannot be loaded (a new release took its place) reloads the page, at most twice. */
export function reloadOnPreloadError(): void {
  addEventListener('vite:preloadError', () => reloadCounted(showsUnsaved()));
}
