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

/** At the foot of another account's shared item: its origin, and for teachers the link that copies it into their own storage. */
export default function PublicRemix({ item }: { item: Item }) {
  const { t } = useTranslation('remixes');
  const { isTeacher } = useSession();
  const [basedOn, setBasedOn] = useState<Provenance['basedOn']>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A failure of the origin line is ignored: it must not stop the user.
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
