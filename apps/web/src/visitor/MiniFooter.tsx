import { ITEM_TYPES, type Item, type PublicPlace } from '@murmel/contracts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../platform/page/lazy-page';
import { PageFoot } from '../platform/page/PageFoot';
import classes from './MiniFooter.module.css';
import { useInGallery } from './OpenPanelLayout';

const FootLinks = lazyPage(() => import('./lazy-parts').then(({ footLinks }) => footLinks()), []);

/** Delay of the footer: its files would compete with those of the content, and it is not looked at first. */
const AFTER_CONTENT_MS = 1000;

/** Footer of a shared item: the small one of all guests, and on its first page the actions on it, unless they are shown beside it. */
export function MiniFooter({ item, type, page }: { item: Item } & Pick<PublicPlace, 'type' | 'page'>) {
  const beside = useInGallery(item);
  const [contentFirst, setContentFirst] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setContentFirst(false), AFTER_CONTENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <footer className={classes.footer}>
      <PageFoot />
      {page === ITEM_TYPES[type].publicPages[0] && !beside && !contentFirst && (
        <Suspense fallback={null}>
          <FootLinks item={item} />
        </Suspense>
      )}
    </footer>
  );
}
