import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { documentQuery } from './document-queries';
import classes from './documents.module.css';
import { OpenDocument } from './OpenDocument';

/** Page of one document with the questions to it. */
export default function DocumentPage() {
  const { t } = useTranslation('ai/documents');
  const { id = '' } = useParams();
  const document = useQuery(documentQuery(id));
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  if (document.data && cards.data) return <OpenDocument key={id} document={document.data} models={cards.data.models} />;
  return (
    <main id="main" tabIndex={-1} className={classes.alone}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadState page query={document} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
        {() => (
          <LoadState page query={cards} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={6} />}>
            {() => null}
          </LoadState>
        )}
      </LoadState>
    </main>
  );
}
