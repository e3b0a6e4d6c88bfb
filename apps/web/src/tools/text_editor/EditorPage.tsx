import { TOOLS, type Item } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { RouterLink } from '../../core/shell/RouterLink';
import { errorText } from '../../platform/errors/error-text';
import { orpc } from '../../platform/api/queries';
import { Button } from '../../ui/forms/Button';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { ErrorState } from '../../ui/status/ErrorState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from './document/document.module.css';
import { useTexts } from './texts';

const TeacherDocument = lazy(() => import('./document/TeacherDocument'));

/** One document of a teacher, at its own address; `/share` and `/settings` below it are dialogs. */
export default function EditorPage() {
  const { id = '' } = useParams();
  const item = useQuery(orpc.textDocuments.get.queryOptions({ input: { id } }));
  if (item.data) return <OpenDocument item={item.data as Item} />;
  return item.isError ? <Unavailable error={item.error} retry={() => void item.refetch()} /> : <Waiting />;
}

function OpenDocument({ item }: { item: Item }) {
  return (
    <Suspense fallback={<Waiting title={item.title} />}>
      <TeacherDocument key={item.id} item={item} />
    </Suspense>
  );
}

function Waiting({ title }: { title?: string }) {
  const t = useTexts();
  return (
    <div className={classes.page}>
      <EditorHeader back={{ href: TOOLS.text_editor.route, label: t('back') }} linkAs={RouterLink} title={<h1 className={classes.pendingTitle}>{title ?? t('loading')}</h1>} />
      <main id="main" tabIndex={-1} className={classes.desk} data-tools-come>
        <div className={classes.paper}>
          <SkeletonGrid shape="lines" count={6} label={t('loading')} />
        </div>
      </main>
    </div>
  );
}

function Unavailable({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts();
  const gone = error instanceof ORPCError && [403, 404].includes(error.status);
  return (
    <main id="main" tabIndex={-1} className={classes.end}>
      <ErrorState
        title={t(gone ? 'end.notFound.title' : 'end.failed.title')}
        text={gone ? t('end.notFound.text') : errorText(error)}
        actions={
          <>
            {!gone && <Button onClick={retry}>{t('end.retry')}</Button>}
            <Button variant="default" component={RouterLink} href={TOOLS.text_editor.route}>
              {t('back')}
            </Button>
          </>
        }
      />
    </main>
  );
}
