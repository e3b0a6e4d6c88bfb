import type { AiSource } from '@murmel/contracts';
import { IconChevronDown, IconChevronUp, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { IconButton } from '../../../../ui/overlays/IconButton';
import classes from './sources.module.css';

export interface SourceDrawerProps {
  sources: readonly AiSource[];
  opened: number;
  onStep: (n: number) => void;
  onClose: () => void;
}

/** Shows the passage in the text of its file. */
export default function SourceDrawer({ sources, opened, onStep, onClose }: SourceDrawerProps) {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  const at = sources.findIndex(({ n }) => n === opened);
  const source = sources[at];
  if (!source) return null;
  const step = (by: number) => {
    const next = sources[at + by];
    if (next) onStep(next.n);
  };
  return (
    <Drawer opened width={520} onClose={onClose} title={source.fileName ?? t('source.titleShort')} closeLabel={shell('close')}>
      <div className={classes.bar}>
        <strong>
          {source.page === null
            ? t(source.fileName === null ? 'source.passage' : 'source.file')
            : t('source.pageLong', { page: source.page })}
        </strong>
        {sources.length > 1 && (
          <span className={classes.steps}>
            <span role="status">{t('source.at', { at: at + 1, of: sources.length })}</span>
            <IconButton icon={IconChevronUp} label={t('source.before')} aria-disabled={at === 0} onClick={() => step(-1)} />
            <IconButton
              icon={IconChevronDown}
              label={t('source.after')}
              aria-disabled={at === sources.length - 1}
              onClick={() => step(1)}
            />
          </span>
        )}
      </div>
      <blockquote className={classes.passage}>
        <span className={classes.number} aria-hidden>
          {source.n}
        </span>
        <p>{source.passage}</p>
      </blockquote>
      <p className={classes.caution}>
        <IconInfoCircle size={20} stroke={1.9} aria-hidden />
        {t('source.caution')}
      </p>
    </Drawer>
  );
}
