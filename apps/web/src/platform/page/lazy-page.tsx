import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { countPending } from '../api/pending';
import { showsUnsaved } from '../connection/connection-state';
import { reloadCounted } from '../errors/counted-reload';
import { prefetchTexts } from '../i18n/i18n';

interface PageModule<Props> {
  default: ComponentType<Props>;
}

export interface LazyPage<Props = Record<never, never>> extends FunctionComponent<Props> {
  /**
   * Loads the page before it is shown. It then renders at once, without a Suspense fallback: React delays the content after a fallback by
   * 300 ms. A failed load is retried, and reported, when the page is shown.
   */
  begin(): Promise<void>;
}

/**
 * Returns a page that is loaded when it is first shown, together with its texts. When its file is gone, the requested page is fully
 * reloaded.
 */
export function lazyPage<Props extends object = Record<never, never>>(
  load: () => Promise<PageModule<Props>>,
  namespaces: readonly string[],
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async (): Promise<PageModule<Props>> => {
    const [page] = await countPending(() => Promise.all([load(), prefetchTexts(namespaces)]));
    loaded = page.default;
    return page;
  };
  const Suspending = lazy(async () => {
    try {
      return await fetched();
    } catch (error) {
      if (!reloadCounted(showsUnsaved())) throw error;
      // The document goes away now; until then the old page stays.
      return new Promise<PageModule<Props>>(() => undefined);
    }
  });
  const Page = (props: Props) => {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Suspending as ComponentType<Props>));
    return <Shown {...props} />;
  };
  return Object.assign(Page, {
    begin: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  });
}
