import type { AiSource, DocumentQa, ModelCard } from '@murmel/contracts';
import { IconArrowBackUp, IconFileText, IconHistory, IconLock, IconMessages, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { useItemTitle } from '../../../platform/page/use-item-title';
import { Button } from '../../../ui/forms/Button';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { media } from '../../../ui/layout/media';
import { SkipLink } from '../../../ui/layout/SkipLink';
import { Marble } from '../../../ui/marbles/Marble';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { RouterLink } from '../../links/RouterLink';
import { TOOL_PAGES } from '../../tools/tool-pages';
import type { RenameChatDialogProps } from '../chat/list/RenameChatDialog';
import { useChatsLive } from '../chat/use-chats-live';
import { DocumentTalk } from './DocumentTalk';
import classes from './documents.module.css';
import { DOCUMENTS_PATH, HISTORY_PATH } from './paths';
import { useDocumentActions } from './use-document-actions';
import { ViewPlaceholder } from './ViewPlaceholder';
import type { DocumentViewerProps } from './viewer/DocumentViewer';

const DocumentViewer = lazyPage<DocumentViewerProps>(() => import('./viewer/DocumentViewer'), []);
const RenameDialog = lazyPage<RenameChatDialogProps>(() => import('../chat/list/RenameChatDialog'), ['ai/chat', 'shell']);
const useRoomForBoth = media('(min-width: 64em)');

type Part = 'document' | 'talk';

/** A document beside the questions to it. On a narrow screen one of both is shown. */
export function OpenDocument({ document, models }: { document: DocumentQa; models: readonly ModelCard[] }) {
  const { t } = useTranslation('ai/documents');
  const { t: page } = useTranslation('platform/page');
  const navigate = useNavigate();
  const acts = useDocumentActions();
  const both = useRoomForBoth();
  const [part, setPart] = useState<Part>('talk');
  const [opened, setOpened] = useState<AiSource>();
  const [renaming, setRenaming] = useState(false);
  useChatsLive();
  const { title, state, pages, pagesRead, url, discardedAt } = document;
  useItemTitle(title);
  const open = (source: AiSource) => {
    setOpened({ ...source });
    setPart('document');
  };
  const status =
    state === 'running'
      ? t('reading', { page: pagesRead, pages: pages ?? '…' })
      : state === 'failed'
        ? t('unread')
        : t('read', { count: pages ?? 0 });
  return (
    <div className={classes.page}>
      <SkipLink label={page('skip')} />
      <EditorHeader
        back={{ href: DOCUMENTS_PATH, label: t('back') }}
        linkAs={RouterLink}
        marble={<Marble {...TOOL_PAGES.document_qas.look} size={44} />}
        title={
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
        }
        titleAction={<IconButton icon={IconPencil} label={t('rename')} onClick={() => setRenaming(true)} />}
        status={
          <span className={classes.status}>
            <IconLock size={16} stroke={1.9} aria-hidden /> {t('private')} · <span role="status">{status}</span>
          </span>
        }
        actions={
          <>
            <IconButton
              icon={IconTrash}
              label={t('discard', { title })}
              tipAlign="end"
              onClick={() => void acts.discard(document).then((gone) => gone && navigate(DOCUMENTS_PATH, { replace: true }))}
            />
            <Button
              component={RouterLink}
              href={HISTORY_PATH}
              variant="default"
              leftSection={<IconHistory size={20} stroke={1.9} aria-hidden />}
            >
              {t('history')}
            </Button>
          </>
        }
      />
      {!both && (
        <div className={classes.parts}>
          <PillTabs<Part>
            label={t('parts')}
            fullWidth
            value={part}
            options={[
              { value: 'talk', label: t('talk'), icon: IconMessages },
              { value: 'document', label: t('document'), icon: IconFileText },
            ]}
            onChange={setPart}
          />
        </div>
      )}
      <main id="main" tabIndex={-1} className={classes.beside}>
        {(both || part === 'document') && (
          <section className={classes.viewer} aria-label={t('document')}>
            <Suspense fallback={<ViewPlaceholder label={t('loading')} />}>
              <DocumentViewer address={url} name={document.fileName} marked={opened} strip={both} />
            </Suspense>
          </section>
        )}
        {/* The conversation stays where it is, with what is typed there. */}
        <section className={classes.talk} aria-label={t('talk')} hidden={!both && part !== 'talk'}>
          {discardedAt !== null && (
            <Notice
              actions={
                <Button leftSection={<IconArrowBackUp size={20} stroke={1.9} aria-hidden />} onClick={() => void acts.restore(document)}>
                  {t('bringBack')}
                </Button>
              }
            >
              {t('inTrash')}
            </Notice>
          )}
          <DocumentTalk document={document} models={models} opened={opened} onOpen={open} />
        </section>
      </main>
      <Suspense fallback={null}>
        {renaming && (
          <RenameDialog title={title} rename={(next) => acts.change(document, { title: next })} onClose={() => setRenaming(false)} />
        )}
      </Suspense>
    </div>
  );
}
