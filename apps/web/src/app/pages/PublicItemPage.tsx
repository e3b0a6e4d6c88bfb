import { publicPlaceOf } from '@murmel/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ItemGate } from '../../core/sharing/ItemGate';
import { goTheWay } from '../../platform/way/way';
import { BesideOpen } from '../../visitor/BesideOpen';
import { MiniFooter } from '../../visitor/MiniFooter';
import { publicPageOf } from '../../visitor/pages';

/** Public page of an item inside the app, for users who follow a link of the app itself. */
export default function PublicItemPage() {
  const { pathname, hash } = useLocation();
  useEffect(() => goTheWay(hash), [hash]);
  const shown = publicPlaceOf(pathname);
  if (!shown) return null;
  const PublicPage = publicPageOf(shown.type);
  return (
    <ItemGate type={shown.type} itemId={shown.itemId} key={shown.itemId}>
      {(open) => (
        <BesideOpen item={open.item}>
          <PublicPage {...open} page={shown.page} params={shown.params} />
          <MiniFooter item={open.item} type={shown.type} page={shown.page} />
        </BesideOpen>
      )}
    </ItemGate>
  );
}
