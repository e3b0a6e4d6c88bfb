import { showsUnsaved } from '../connection/connection-state';
import { reloadForChunk } from '../errors/chunk-reload';

/** A part of the page that cannot be loaded (a new release took its place) reloads the page, at most twice. */
export function reloadOnPreloadError(): void {
  addEventListener('vite:preloadError', () => reloadForChunk(showsUnsaved()));
}
