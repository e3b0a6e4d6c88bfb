import { IconCloudOff, IconEyeOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { ErrorView } from '../errors/ErrorView';
import { errorKindOf } from '../errors/error-kind';

interface LoadStateProps<Data> {
  query: UseQueryResult<Data>;
  /** Grey shapes of the size that the content will have. */
  skeleton: ReactNode;
  /** true if the page is empty without it: one of the four error pages replaces it */
  page?: true;
  /** the sentence where it cannot be loaded */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** Shows the state of a page part that loads, cannot load or has no network; known data always stays visible. */
export function LoadState<Data>({ query, skeleton, page, failed, children }: LoadStateProps<Data>) {
  const { t } = useTranslation('shell');
  if (query.data !== undefined) return children(query.data);
  if (query.fetchStatus === 'paused') {
    return (
      <Notice icon={IconCloudOff} title={t('offline')} announce>
        {t('offlineText')}
      </Notice>
    );
  }
  if (query.isError) {
    // Nothing is broken: an admin looks as another person.
    if (isErrorCode(query.error, 'CLOSED_IN_INCOGNITO')) return <Notice icon={IconEyeOff}>{errorText(query.error)}</Notice>;
    const retry = (
      <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    );
    if (page) {
      const kind = errorKindOf(query.error);
      return <ErrorView kind={kind} error={query.error} actions={kind === 'generic' && retry} />;
    }
    return (
      <Notice tone="alert" title={failed ?? t('loadFailed')} actions={retry} announce>
        {t('loadFailedText')}
      </Notice>
    );
  }
  return skeleton;
}
