import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/forms/Button';
import { RouterLink } from '../shell/RouterLink';
import classes from './AccountForm.module.css';
import { AccountsFrame } from './AccountsFrame';

interface AnswerProps {
  title: string;
  text: string;
  /** instead of the way to the login */
  action?: ReactNode;
}

/** What happened with a form, in its place; the heading takes the focus so that it is read out. */
export function Answer({ title, text, action }: AnswerProps) {
  const { t } = useTranslation('accounts');
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [title]);
  return (
    <AccountsFrame title={title}>
      <div className={classes.form}>
        <p className={classes.below}>{text}</p>
        {action ?? (
          <Button component={RouterLink} href="/login" size="lg" fullWidth>
            {t('toLogin')}
          </Button>
        )}
      </div>
    </AccountsFrame>
  );
}
