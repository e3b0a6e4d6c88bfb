import type { ItemTypeKey } from '@murmel/contracts';
import type { PublicPageProps } from '../core/sharing/ItemGate';
import { lazyPage } from '../platform/page/lazy-page';
import { useInGallery } from './OpenPanelLayout';
import { publicPageOf } from './pages';

/** Exported so that the page's entry begins to load it. */
export const OpenLookPage = lazyPage(() => import('./lazy-parts').then(({ openLookPage }) => openLookPage()), []);

/** An item for visitors: to take part in, or in gallery mode to look at (spec E2). */
export function PublicContent({ type, ...props }: PublicPageProps & { type: ItemTypeKey }) {
  const PublicPage = publicPageOf(type);
  return useInGallery(props.item) ? <OpenLookPage type={type} {...props} /> : <PublicPage {...props} />;
}
