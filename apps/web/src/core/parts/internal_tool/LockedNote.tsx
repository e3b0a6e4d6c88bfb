import type { PartOf } from '@murmel/documents';
import { PlainButton } from '../../../ui/forms/PlainButton';
import { useTexts } from '../texts';
import classes from './internal-tool.module.css';
import { useToolShare } from './use-tool-share';

/**
 * Notice that pupils do not see the content the owner sees here, with the link that changes it. Empty for users who may not share the item.
 */
export default function LockedNote({ part, itemId }: { part: PartOf<'internal_tool'>; itemId: string }) {
  const t = useTexts();
  const {
    query: { data: share },
    change,
    state,
  } = useToolShare(part, itemId);
  if (share?.privacy !== 'locked') return null;
  return (
    <div className={classes.note} role="status">
      <span>{t(state === 'failed' ? 'tool.liftFailed' : 'tool.locked')}</span>
      <PlainButton
        className={classes.lift}
        busy={state === 'saving'}
        onClick={() => void change({ privacy: 'secret' }).catch(() => undefined)}
      >
        {t('tool.lift')}
      </PlainButton>
    </div>
  );
}
