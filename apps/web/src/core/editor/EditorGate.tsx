import type { ToolKey } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import { mayWait } from '../../platform/waiting/marker';
import { Button } from '../../ui/forms/Button';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { ErrorState } from '../../ui/status/ErrorState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { RouterLink } from '../shell/RouterLink';
import classes from './editor.module.css';
import { useWayBack } from './way-back';

const WaitingHere = lazyPage(() => import('../waiting/WaitingHere'), ['waiting']);

interface EditorGateProps<Data> {
  tool: ToolKey;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Stands before the editor of an item: shows loading, not available and error itself. */
export function EditorGate<Data>({ tool, query, children }: EditorGateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Unavailable tool={tool} error={query.error} retry={() => void query.refetch()} /> : <EditorWaiting tool={tool} />;
}

/** Header and empty sheet, until there is something to show. */
export function EditorWaiting({ tool, title }: { tool: ToolKey; title?: string }) {
  const { t } = useTranslation('editor');
  const back = useWayBack(tool);
  return (
    <div className={classes.page}>
      <EditorHeader back={back} linkAs={RouterLink} title={<h1 className={classes.pendingTitle}>{title ?? t('loading')}</h1>} />
      <main id="main" tabIndex={-1} className={classes.waiting}>
        <SkeletonGrid shape="lines" count={6} label={t('loading')} />
      </main>
    </div>
  );
}

function Unavailable({ tool, error, retry }: { tool: ToolKey; error: unknown; retry: () => void }) {
  const { t } = useTranslation('editor');
  const back = useWayBack(tool);
  const { id } = useParams();
  const gone = error instanceof ORPCError && [403, 404].includes(error.status);
  return (
    <main id="main" tabIndex={-1} className={classes.end}>
      {gone && id !== undefined && mayWait() && (
        <Suspense fallback={null}>
          <WaitingHere itemId={id} />
        </Suspense>
      )}
      <ErrorState
        title={t(gone ? 'gone.title' : 'failed.title')}
        text={gone ? t('gone.text') : errorText(error)}
        actions={
          <>
            {!gone && <Button onClick={retry}>{t('retry')}</Button>}
            <Button variant="default" component={RouterLink} href={back.href}>
              {back.label}
            </Button>
          </>
        }
      />
    </main>
  );
}
