import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { showsUnsaved } from '../connection/connection-state';
import { reloadForChunk } from '../errors/chunk-reload';
import { prefetchTexts } from '../i18n/i18n';

interface PageModule<Props> {
  default: ComponentType<Props>;
}

/**
 * A page that is loaded when it is first shown, together with its texts. When its file is gone the page
 * that somebody wanted is loaded fully.
 */
export function lazyPage<Props = Record<never, never>>(load: () => Promise<PageModule<Props>>, namespaces: string[]): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [page] = await Promise.all([load(), prefetchTexts(namespaces)]);
      return page;
    } catch (error) {
      if (!reloadForChunk(showsUnsaved())) throw error;
      // The document goes away now; until then the old page stays.
      return new Promise<PageModule<Props>>(() => undefined);
    }
  });
}
