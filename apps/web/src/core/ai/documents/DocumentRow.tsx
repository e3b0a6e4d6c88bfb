import type { DocumentQa } from '@murmel/contracts';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { Marble } from '../../../ui/marbles/Marble';
import { IconButton } from '../../../ui/overlays/IconButton';
import { relativeTime, timeText } from '../../dates/dates';
import { useNow } from '../../dates/use-now';
import { RouterLink } from '../../links/RouterLink';
import { TOOL_PAGES } from '../../tools/tool-pages';
import classes from './documents.module.css';
import { documentPath } from './paths';
import { useDocumentActions } from './use-document-actions';

/** A document in a list: how far it is read, how often it was asked about, and when. */
export function DocumentRow({ document }: { document: DocumentQa }) {
  const { t, i18n } = useTranslation('ai/documents');
  const { t: items } = useTranslation('items');
  const acts = useDocumentActions();
  const { id, title, bytes, pages, pagesRead, state, failure, questions, changedAt, discardedAt } = document;
  const ago = relativeTime(changedAt, useNow(), i18n.language);
  const about =
    state === 'failed'
      ? t(`failures.${failure ?? 'broken'}.short`)
      : state === 'running'
        ? t('reading', { page: pagesRead, pages: pages ?? '…' })
        : [t('pages', { count: pages ?? 0 }), fileSize(bytes, i18n.language), t('questions', { count: questions })].join(' · ');
  return (
    <li className={classes.row}>
      <Marble {...TOOL_PAGES.document_qas.look} size={44} />
      <div className={classes.words}>
        <RouterLink href={documentPath(id)} className={classes.name}>
          {title}
        </RouterLink>
        <span className={classes.about}>{about}</span>
        <time dateTime={changedAt} title={timeText(new Date(changedAt), i18n.language)} className={classes.about}>
          {items(`when.${ago.key}`, { ...ago.values })}
        </time>
      </div>
      {discardedAt === null ? (
        <IconButton icon={IconTrash} label={t('discard', { title })} tipAlign="end" onClick={() => void acts.discard(document)} />
      ) : (
        <IconButton icon={IconArrowBackUp} label={t('restore', { title })} tipAlign="end" onClick={() => void acts.restore(document)} />
      )}
    </li>
  );
}
