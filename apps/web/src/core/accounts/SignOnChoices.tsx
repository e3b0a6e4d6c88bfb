import { IconSchool } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import classes from './SignOnChoices.module.css';

interface SignOnChoicesProps {
  addressOf: (provider: string) => string;
  /** true where no password is asked for: a single button is the strong one of its page */
  alone: boolean;
}

/** A button for each provider of school accounts; the browser leaves for the provider. */
export function SignOnChoices({ addressOf, alone }: SignOnChoicesProps) {
  const { t } = useTranslation('accounts');
  const [offline, setOffline] = useState(false);
  const { providers } = pageData.signOn;
  const go = (event: MouseEvent) => {
    // The browser would replace the page by an error of its own.
    if (!navigator.onLine) event.preventDefault();
    setOffline(!navigator.onLine);
  };
  return (
    <div className={classes.choices}>
      {offline && (
        <Notice tone="alert" announce>
          {t('signOn.offline')}
        </Notice>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          component="a"
          href={addressOf(id)}
          size="lg"
          fullWidth
          variant={alone && providers.length === 1 ? 'filled' : 'default'}
          className={classes.choice}
          style={{ color: 'var(--button-color)' }}
          leftSection={<IconSchool size={22} stroke={1.9} aria-hidden />}
          onClick={go}
        >
          {t('signOn.with', { name })}
        </Button>
      ))}
    </div>
  );
}
