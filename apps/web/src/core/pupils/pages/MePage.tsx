import { IconLogout } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useSession } from '../../../platform/session/store';
import { Button } from '../../../ui/forms/Button';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { BESIDE, GO } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { Appearance, LanguageChoice } from '../../profile/Appearance';
import { OtherClasses } from '../shell/OtherClasses';
import { PupilHeader } from '../shell/PupilHeader';
import rows from '../shell/Rows.module.css';
import { useLeave } from '../shell/use-leave';
import classes from './MePage.module.css';
import { WithVisitedClass } from './WithVisitedClass';

const IncognitoLooks = lazyPage(() => import('../../incognito/incognito-looks-with-texts'), []);

/** The pupil's name and look, and sign-out. */
export default function MePage() {
  const { t } = useTranslation('pupils');
  const { t: profile } = useTranslation('profile');
  const { user } = useSession();
  const { leave, leaving } = useLeave();
  return (
    <WithVisitedClass head={<PupilHeader title={t('me.title')} />}>
      {({ name, teacher }) => (
        <div className={classes.parts}>
          <div className={classes.person}>
            {user && <PersonMarble id={user.id} name={user.name} size={72} />}
            <p className={classes.name}>{user?.name}</p>
            <p className={classes.class}>{t('home.class', { name, teacher })}</p>
          </div>
          <Part title={profile('language')}>
            <LanguageChoice />
          </Part>
          <Part title={profile('appearance')}>
            <Appearance />
          </Part>
          <Part title={t('others.title')}>
            <OtherClasses />
            <p className={classes.hint}>{t('others.moreText')}</p>
            <RouterLink href={`${GO}?${BESIDE}`} className={rows.all}>
              {t('others.more')}
            </RouterLink>
          </Part>
          <Part title={profile('looks')}>
            <p className={classes.hint}>{profile('looksText')}</p>
            <Suspense fallback={null}>
              <IncognitoLooks />
            </Suspense>
          </Part>
          <Button
            size="xl"
            variant="default"
            fullWidth
            loading={leaving}
            leftSection={<IconLogout size={24} stroke={1.9} aria-hidden />}
            onClick={leave}
          >
            {t('me.leave')}
          </Button>
          <p className={classes.hint}>{t('me.leaveText')}</p>
        </div>
      )}
    </WithVisitedClass>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
