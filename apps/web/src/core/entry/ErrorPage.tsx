import { use, useEffect } from 'react';
import { FaultId } from '../../platform/errors/fault-id';
import { useTranslation } from '../../platform/i18n/use-translation';
import { showTitle } from '../../platform/page/title';
import { ErrorView } from '../errors/ErrorView';
import type { ErrorKind } from '../errors/error-kind';
import { ButtonLink } from '../links/ButtonLink';
import { GateFrame } from '../sharing/ItemGateFrame';

interface ErrorPageProps {
  kind: ErrorKind;
  /** address for a new sign-in, on the page of an expired login session */
  signInHref?: string;
}

/** A whole page for what cannot be shown, in place of the frame that may have broken. */
export function ErrorPage({ kind, signInHref }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  const faultId = use(FaultId);
  const title = t(`${kind}.title`);
  useEffect(() => {
    showTitle(location.pathname, title);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [title]);
  const first = (href: string, text: string) => (
    <ButtonLink fullLoad href={href}>
      {text}
    </ButtonLink>
  );
  const toStart = (
    <ButtonLink fullLoad href="/" variant="default">
      {t('toStart')}
    </ButtonLink>
  );
  return (
    <GateFrame>
      <ErrorView
        kind={kind}
        supportId={faultId}
        fullLoad
        actions={signInHref ? first(signInHref, t('signIn')) : kind === 'generic' && first('', t('again'))}
        others={!signInHref && toStart}
      />
    </GateFrame>
  );
}
