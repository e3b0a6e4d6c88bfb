import { IconLayoutGrid, IconLock, IconMoon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { supportIdIn } from '../../platform/api/support-id';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { ErrorState } from '../../ui/status/ErrorState';
import { ButtonLink } from '../links/ButtonLink';
import { type ErrorKind, PRINTED } from './error-kind';
import { SupportId } from './SupportId';

/** Marbles of errors: they roll away if the content is gone or broken, and stay if it is closed or asleep. */
const MARBLES: Partial<Record<ErrorKind, readonly RowMarble[]>> = {
  unauthorized: [{ colour: 'pflaume', size: 150, swirl: 2, icon: IconMoon }],
  forbidden: [{ colour: 'himmel', size: 150, swirl: 0, icon: IconLock }],
};

interface ErrorViewProps {
  kind: ErrorKind;
  /** what failed: the id that its answer carried is shown for support */
  error?: unknown;
  /** the id itself, where there is no answer */
  supportId?: string | undefined;
  /** more precise title than the one of the kind */
  title?: string;
  text?: string;
  /** more helpful actions than the tools; shown before the link to them */
  actions?: ReactNode;
  /** stands behind it */
  others?: ReactNode;
  /** the way to the tools loads anew: what broke the page may also have broken the router */
  fullLoad?: boolean;
}

/** Replaces content that cannot be shown: names which of the four kinds of error it is and links to the tools (spec ERR-07). */
export function ErrorView({ kind, error, supportId = supportIdIn(error), title, text, actions, others, fullLoad = false }: ErrorViewProps) {
  const { t } = useTranslation('errors');
  const { isIncognito } = useSession();
  // Closed because an admin looks as another person, not because that person may not.
  const words = kind === 'forbidden' && isIncognito ? 'incognito' : kind;
  const marbles = MARBLES[kind];
  const status = PRINTED[kind];
  const toTools = (
    <ButtonLink
      fullLoad={fullLoad}
      href="/tools"
      variant={actions ? 'default' : 'filled'}
      leftSection={<IconLayoutGrid size={20} stroke={1.9} aria-hidden />}
    >
      {t('toTools')}
    </ButtonLink>
  );
  return (
    <ErrorState
      title={title ?? t(`${words}.title`)}
      text={text ?? t(`${words}.text`)}
      actions={
        <>
          {actions}
          {toTools}
          {others}
        </>
      }
      {...(marbles && { marbles })}
      {...(supportId !== undefined && { support: <SupportId id={supportId} /> })}
      {...(status && { code: t('code', { status }) })}
    />
  );
}
