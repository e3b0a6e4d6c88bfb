import { publicPlaceOf } from '@murmel/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ItemGate } from '../../core/sharing/ItemGate';
import { followDeepLink } from '../../platform/deep-link/deep-link';
import { MiniFooter } from '../../visitor/MiniFooter';
import { OpenPanelLayout } from '../../visitor/OpenPanelLayout';
import { PublicContent } from '../../visitor/PublicContent';

/** Public page of an item inside the app, for users who follow a link of the app itself. */
export default function PublicItemPage() {
  const { pathname, hash } = useLocation();
  useEffect(() => followDeepLink(hash), [hash]);
  const shown = publicPlaceOf(pathname);
  if (!shown) return null;
  return (
    <ItemGate type={shown.type} itemId={shown.itemId} key={shown.itemId}>
      {(open) => (
        <OpenPanelLayout item={open.item}>
          <PublicContent {...open} type={shown.type} page={shown.page} params={shown.params} />
          <MiniFooter item={open.item} type={shown.type} page={shown.page} />
        </OpenPanelLayout>
      )}
    </ItemGate>
  );
}
