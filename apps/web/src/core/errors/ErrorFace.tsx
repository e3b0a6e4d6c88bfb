import { IconLayoutGrid, IconLock, IconMoon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { ErrorState } from '../../ui/status/ErrorState';
import { ButtonLink } from '../links/ButtonLink';
import { type ErrorKind, PRINTED } from './error-kind';

/** What rolls away is gone or broken; what is closed or asleep stays where it is. */
const MARBLES: Partial<Record<ErrorKind, readonly RowMarble[]>> = {
  unauthorized: [{ colour: 'pflaume', size: 150, swirl: 2, icon: IconMoon }],
  forbidden: [{ colour: 'himmel', size: 150, swirl: 0, icon: IconLock }],
};

interface ErrorFaceProps {
  kind: ErrorKind;
  /** says more exactly what is missing here than the kind does */
  title?: string;
  text?: string;
  /** what helps more than the tools do; stands before the way to them */
  actions?: ReactNode;
  /** stands behind it */
  others?: ReactNode;
  /** the way to the tools loads anew: what broke the page may also have broken the router */
  fullLoad?: boolean;
}

/** In the place of what cannot be shown: which of the four it is, and the way to the tools (ERR-07). */
export function ErrorFace({ kind, title, text, actions, others, fullLoad = false }: ErrorFaceProps) {
  const { t } = useTranslation('errors');
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
      title={title ?? t(`${kind}.title`)}
      text={text ?? t(`${kind}.text`)}
      actions={
        <>
          {actions}
          {toTools}
          {others}
        </>
      }
      {...(marbles && { marbles })}
      {...(status && { code: t('code', { status }) })}
    />
  );
}
