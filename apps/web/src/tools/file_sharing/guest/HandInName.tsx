import type { OwnHandIn } from '@murmel/contracts';
import { Suspense, useState } from 'react';
import { LazyNameDialog } from '../../../core/people/names/NameRequest';
import { errorText } from '../../../platform/errors/error-text';
import { useSession } from '../../../platform/session/store';
import { ensureVisitor } from '../../../platform/session/visitor';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { toast } from '../../../ui/status/toast-queue';
import classes from './guest.module.css';
import { useTexts } from './texts';

interface HandInNameProps {
  own: OwnHandIn | undefined;
  /** asks for one's own anew */
  look: () => void;
}

/** Sets the name shown to the teacher. Guests choose one, or a pseudonym; signed-in users keep the name of the account. */
export function HandInName({ own, look }: HandInNameProps) {
  const t = useTexts();
  const { user, isVisitor } = useSession();
  const [asks, setAsks] = useState(false);
  const known = own?.name ?? null;
  const ask = () =>
    void ensureVisitor().then(
      () => setAsks(true),
      (error: unknown) => toast({ tone: 'alert', text: errorText(error) }),
    );
  return (
    <div className={classes.name}>
      {known !== null && (
        <p>
          <PersonMarble id={user?.id ?? null} name={known} size={34} />
          <span>{t('name.as', { name: known })}</span>
        </p>
      )}
      {(isVisitor || !user) && (
        <button type="button" className={classes.plain} onClick={ask}>
          {t(known === null ? 'name.choose' : 'name.other')}
        </button>
      )}
      <Suspense fallback={null}>
        {asks && user && (
          <LazyNameDialog
            name={user.publicName}
            asked={false}
            onClose={() => {
              setAsks(false);
              look();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
