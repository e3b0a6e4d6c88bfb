import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import classes from './NameChip.module.css';
import { LazyNameDialog, NameRequest } from './names/NameRequest';

/** Name the user writes under. Visitors may change it, signed-in users keep the name of the account. */
export function NameChip() {
  const { t } = useTranslation('people');
  const { user, isVisitor } = useSession();
  const [open, setOpen] = useState(() => location.pathname.endsWith('/settings'));
  if (!user || !isVisitor) return null;
  return (
    <>
      <button type="button" className={classes.chip} title={user.publicName} onClick={() => setOpen(true)}>
        <PersonMarble id={user.id} name={user.publicName} size={34} />
        <span className={classes.name} aria-hidden="true">
          {user.publicName}
        </span>
        <span className="visually-hidden">{t('name.change', { name: user.publicName })}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <LazyNameDialog name={user.publicName} asked={false} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <NameRequest />
      )}
    </>
  );
}
