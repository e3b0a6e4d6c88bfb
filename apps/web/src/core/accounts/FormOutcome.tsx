import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ButtonLink } from '../links/ButtonLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';

interface FormOutcomeProps {
  title: string;
  text: string;
  /** instead of the way to the login */
  action?: ReactNode;
}

/** Result of a form, in its place; the heading takes the focus so that it is read out. */
export function FormOutcome({ title, text, action }: FormOutcomeProps) {
  const { t } = useTranslation('accounts');
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [title]);
  return (
    <AccountsFrame title={title}>
      <div className={classes.form}>
        <p className={classes.below}>{text}</p>
        {action ?? (
          <ButtonLink href="/login" fullWidth>
            {t('toLogin')}
          </ButtonLink>
        )}
      </div>
    </AccountsFrame>
  );
}
