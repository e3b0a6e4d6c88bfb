import { type SiteAround, siteWords } from '@murmel/documents';
import { useMemo } from 'react';
import { fileUrl } from '../../../../core/boards/file-address';
import { ownOrigin } from '../../../../platform/page/addresses';
import { useWebsite } from '../open/website-context';

/** Returns the rendering context of blocks: on their author's screen. */
export function useSiteRenderContext(): SiteAround {
  const {
    item: { language },
    site,
  } = useWebsite();
  return useMemo(
    () => ({
      words: siteWords(language),
      fileUrl,
      pageHref: (page) => (site.page(page) ? `#${page}` : undefined),
      ownHref: (address) => address,
      ownHost: new URL(ownOrigin()).hostname,
    }),
    [language, site],
  );
}
