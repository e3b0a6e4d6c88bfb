import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { TOOL_PAGES } from '../../tools/tool-pages';
import { AiToolHeader } from '../AiToolHeader';
import { useChatsLive } from '../chat/use-chats-live';
import { DocumentRow } from './DocumentRow';
import { documentsQuery } from './document-queries';
import classes from './documents.module.css';
import { HISTORY_PATH } from './paths';
import { UploadDocument } from './UploadDocument';

const NEWEST = { page: 1, limit: 5, discarded: false };

/** Page on which a teacher chooses a PDF to ask about, with those that were asked about last. */
export default function DocumentsPage() {
  const { t } = useTranslation('ai/documents');
  const cards = useQuery(orpc.ai.modelCards.queryOptions());
  const newest = useQuery(documentsQuery(NEWEST));
  useChatsLive();
  const none = cards.data?.models.length === 0;
  return (
    <>
      <AiToolHeader
        title={t('title')}
        text={t('text')}
        history={{ label: t('history'), href: HISTORY_PATH }}
        info={{ label: t('info'), href: TOOL_PAGES.document_qas.infoRoute }}
      />
      {none ? <EmptyState title={t('missing.title')} text={t('missing.text')} /> : <UploadDocument />}
      <LoadState query={newest} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={3} />}>
        {({ entries, total }) =>
          total > 0 && (
            <section className={classes.recent}>
              <h2>{t('recent')}</h2>
              <ul className={classes.list}>
                {entries.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </ul>
            </section>
          )
        }
      </LoadState>
    </>
  );
}
