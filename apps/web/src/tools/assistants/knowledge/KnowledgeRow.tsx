import { KNOWLEDGE_LIMITS, type KnowledgeEnding, type KnowledgeFile, knowledgeEnding } from '@murmel/contracts';
import { IconAlertCircle, IconCircleCheck, IconFile, IconFileTypeDocx, IconFileTypePdf, IconFileTypeTxt, IconX } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './knowledge.module.css';
import { useTexts } from './texts';

const SIGNS: Readonly<Record<KnowledgeEnding, Icon>> = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  txt: IconFileTypeTxt,
  md: IconFileTypeTxt,
};

interface KnowledgeRowProps {
  file: KnowledgeFile;
  onRemove: () => void;
}

/** One file of an assistant, and how far it is read. */
export function KnowledgeRow({ file, onRemove }: KnowledgeRowProps) {
  const t = useTexts();
  const { name, state, pages, pagesRead } = file;
  const ending = knowledgeEnding(name);
  const Sign = ending ? SIGNS[ending] : IconFile;
  return (
    <li className={classes.row}>
      <Sign size={26} stroke={1.7} className={classes.sign} data-ending={ending} aria-hidden />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <State file={file} />
        {state === 'running' && pages !== null && (
          <progress className={classes.progress} max={pages} value={pagesRead} aria-label={t('progress', { name })} />
        )}
      </div>
      <IconButton label={t('remove', { name })} icon={IconX} size={44} tipAlign="end" onClick={onRemove} />
    </li>
  );
}

function State({ file: { state, failure, pages, pagesRead } }: { file: KnowledgeFile }) {
  const t = useTexts();
  if (state === 'failed')
    return (
      <span className={classes.state} data-state="failed">
        <IconAlertCircle size={18} stroke={1.9} aria-hidden />
        {t(`failure.${failure ?? 'broken'}`, { max: KNOWLEDGE_LIMITS.pages })}
      </span>
    );
  if (state === 'running')
    return (
      <span className={classes.state}>{pages === null ? t('waiting') : t('reading', { page: Math.min(pagesRead + 1, pages), pages })}</span>
    );
  return (
    <span className={classes.state} data-state="succeeded">
      <IconCircleCheck size={18} stroke={1.9} aria-hidden />
      {pages === null ? t('read') : t('readPages', { count: pages })}
    </span>
  );
}
