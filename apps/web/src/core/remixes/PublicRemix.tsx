import type { Item, Provenance } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { PlainButton } from '../../ui/forms/PlainButton';
import { itemHref } from '../links/item-href';
import { makeCopies } from './make-copies';
import { Origin } from './Origin';
import classes from './remixes.module.css';

/** At the foot of somebody's shared item: where it comes from, and for teachers the way into their own storage. */
export default function PublicRemix({ item }: { item: Item }) {
  const { t } = useTranslation('remixes');
  const { isTeacher } = useSession();
  const [basedOn, setBasedOn] = useState<Provenance['basedOn']>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A line that says where something comes from is no reason to stop anybody.
    if (item.remixed)
      api.remixes.provenance({ id: item.id }).then(
        (found) => setBasedOn(found.basedOn),
        () => undefined,
      );
  }, [item.id, item.remixed]);
  const copy = async () => {
    setBusy(true);
    const [made] = await makeCopies([item]);
    if (made) location.assign(itemHref(made));
    setBusy(false);
  };
  return (
    <div className={classes.public}>
      <Origin basedOn={basedOn} />
      {isTeacher && item.abilities.remix && (
        <PlainButton className={classes.mark} busy={busy} onClick={() => void copy()}>
          {busy ? t('copying') : t('toMine')}
        </PlainButton>
      )}
    </div>
  );
}
