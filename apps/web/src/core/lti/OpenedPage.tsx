import { LTI_CHOOSE_PATH, LTI_TEACH_PATH } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { LoadState } from '../page/LoadState';
import { GateFrame } from '../sharing/ItemGateFrame';
import { Refusal } from './Refusal';
import { type Opened, useOpened } from './use-opened';

interface OpenedPageProps {
  /** what the page is for */
  purpose: Opened['purpose'];
  children: (opened: Opened) => ReactNode;
}

/** Page about what was opened from a learning platform, while that lasts; then it says how to open it again. */
export function OpenedPage({ purpose, children }: OpenedPageProps) {
  const { t } = useTranslation('lti');
  const query = useOpened();
  if (isErrorCode(query.error, 'LTI_OVER')) return <Refusal why="expired" />;
  if (query.data === undefined) {
    return (
      <GateFrame>
        <LoadState page query={query} skeleton={<RollingMarble label={t('loading')} />}>
          {() => null}
        </LoadState>
      </GateFrame>
    );
  }
  // The latest launch of this browser is what counts.
  if (query.data.purpose !== purpose) return <Navigate replace to={purpose === 'choose' ? LTI_TEACH_PATH : LTI_CHOOSE_PATH} />;
  return children(query.data);
}
