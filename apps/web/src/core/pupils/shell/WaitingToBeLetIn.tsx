import type { CurrentUser } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { OtherClasses } from './OtherClasses';
import { HomeHeader } from './PupilHeader';
import { useLeave } from './use-leave';
import { WaitingMarbles } from './WaitingMarbles';
import classes from './WaitingToBeLetIn.module.css';

/** Waiting page of a onetime class until a teacher approves (picture 13-waiting). It shows nothing of the class yet. */
export function WaitingToBeLetIn({ user, home }: { user: CurrentUser | null; home: string }) {
  const { t } = useTranslation('pupils');
  const { leave, leaving } = useLeave();
  return (
    <>
      <HomeHeader href={home} />
      <div className={classes.middle}>
        <WaitingMarbles />
        <h1 className={classes.title} tabIndex={-1}>
          {t('waiting.title')}
        </h1>
        <p className={classes.text} role="status">
          {t('waiting.text')}
        </p>
        {user && (
          <p className={classes.chip}>
            <PersonMarble id={user.id} name={user.name} size={30} />
            {t('waiting.as', { name: user.name })}
          </p>
        )}
      </div>
      <OtherClasses title={t('others.title')} />
      <Button size="xl" variant="default" fullWidth loading={leaving} onClick={leave}>
        {t('waiting.leave')}
      </Button>
    </>
  );
}
