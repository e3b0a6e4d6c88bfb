import { IconLayoutGrid, IconMoon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../core/accounts/ButtonLink';
import { GateFrame } from '../../core/sharing/ItemGateFrame';
import { useTranslation } from '../../platform/i18n/use-translation';
import { showTitle } from '../../platform/page/title';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { ErrorState } from '../../ui/status/ErrorState';

const SLEEPING: readonly RowMarble[] = [{ colour: 'pflaume', size: 150, swirl: 2, icon: IconMoon }];

/** What such a page says (specification 2, section 2), and the status that is printed small. */
const STATUS = { unauthorized: 401, notFound: 404, generic: undefined } as const;

interface ErrorPageProps {
  kind: keyof typeof STATUS;
  /** where to sign in again, on the page of an ended session */
  signInHref?: string;
}

/**
 * A whole page for what cannot be shown. Links load fully: what broke the page may also have broken the router.
 */
export function ErrorPage({ kind, signInHref }: ErrorPageProps) {
  const { t } = useTranslation('app');
  const status = STATUS[kind];
  const title = t(`errors.${kind}.title`);
  useEffect(() => showTitle(location.pathname, title), [title]);
  const actions = (
    <>
      {signInHref && (
        <ButtonLink fullLoad href={signInHref}>
          {t('errors.signIn')}
        </ButtonLink>
      )}
      {kind === 'generic' && (
        <ButtonLink fullLoad href="">
          {t('errors.again')}
        </ButtonLink>
      )}
      <ButtonLink
        fullLoad
        href="/tools"
        variant={signInHref || kind === 'generic' ? 'default' : 'filled'}
        leftSection={<IconLayoutGrid size={20} stroke={1.9} aria-hidden />}
      >
        {t('errors.toTools')}
      </ButtonLink>
      {!signInHref && (
        <ButtonLink fullLoad href="/" variant="default">
          {t('errors.toStart')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <GateFrame>
      <ErrorState
        title={title}
        text={t(`errors.${kind}.text`)}
        actions={actions}
        {...(kind === 'unauthorized' ? { marbles: SLEEPING } : {})}
        {...(status === undefined ? {} : { code: t('errors.code', { status }) })}
      />
    </GateFrame>
  );
}
