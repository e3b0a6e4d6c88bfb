import type { InstallationState } from '@murmel/contracts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Notice } from '../../ui/status/Notice';
import { hintsOf } from './hints';
import classes from './state.module.css';

/** Problems of the installation, and what to do. */
export function Hints({ state }: { state: InstallationState }) {
  const { t } = useTranslation('installation');
  const hints = hintsOf(state);
  return (
    <div className={classes.hints} aria-live="polite">
      {hints.map(({ what, tone, name = '' }) => (
        <Notice
          key={`${what} ${name}`}
          tone={tone}
          icon={IconAlertTriangle}
          title={t(`hint.${what}.title`, { name: what === 'waits' ? t(`backlog.${name}`) : name })}
        >
          {t(`hint.${what}.text`)}
        </Notice>
      ))}
    </div>
  );
}
