import { IconArrowRight, IconNumber123 } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { GO } from '../links/pupil-paths';
import { RouterLink } from '../links/RouterLink';
import classes from './CodeInvitation.module.css';

/** The way of pupils from the login and from home (spec E15). */
export function CodeInvitation() {
  const { t } = useTranslation('pupils/entrance');
  return (
    <RouterLink href={GO} className={classes.card}>
      <Marble colour="sonne" swirl={1} icon={IconNumber123} size={46} />
      <span className={classes.words}>
        <strong>{t('invitation.title')}</strong>
        <span className={classes.text}>{t('invitation.text')}</span>
      </span>
      <IconArrowRight size={22} stroke={1.9} aria-hidden />
    </RouterLink>
  );
}
