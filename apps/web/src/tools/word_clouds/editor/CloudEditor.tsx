import { type CloudState, hasNoQuestion, type WordCloud } from '@murmel/contracts';
import { memo, useState } from 'react';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { StatusLine } from '../../../ui/status/StatusLine';
import { exportActions } from '../export/export-actions';
import { useTexts } from '../texts';
import { CloudPanel } from './CloudPanel';
import { CloudSkeleton } from './CloudSkeleton';
import { CloudWorkspace } from './CloudWorkspace';
import classes from './editor.module.css';
import type { CloudSettingsForm } from './use-cloud-settings';

interface CloudEditorProps {
  item: WordCloud;
  /** undefined until the live connection has brought it */
  state: CloudState | undefined;
  /** people besides this one */
  others: number;
  away: boolean;
  settings: CloudSettingsForm;
  onWall: () => void;
  /** It is hidden: it need not update. */
  still: boolean;
}

/** Header, words and switches at the left, the live cloud at the right. It does not re-render below the wall, which needs the CPU time. */
export const CloudEditor = memo(
  function CloudEditor({ item, state, others, away, settings, onWall }: CloudEditorProps) {
    const t = useTexts();
    const { t: editor } = useTranslation('editor');
    const dialogs = useItemDialogs(item);
    const [selected, setSelected] = useState<string>();
    const mayChange = item.abilities.update === true && state?.audience === 'teacher';
    const status = away ? 'offline' : settings.status;
    return (
      <div className={classes.page}>
        <ItemHeader
          item={item}
          dialogs={dialogs}
          status={<StatusLine state={status} text={editor(`status.${status}`)} />}
          people={others > 0 && <LiveBadge>{t('present', { count: others })}</LiveBadge>}
          wall={{ show: onWall, waits: !state }}
          wanted={hasNoQuestion(item.title) ? t('question.wanted') : undefined}
          menu={state ? exportActions(item, state, t) : []}
        />
        <ConnectionBar away={away} />
        <main id="main" tabIndex={-1} className={state ? classes.main : classes.waiting} data-panel={mayChange || undefined}>
          {!state && <CloudSkeleton panel={item.abilities.update === true} />}
          {mayChange && <CloudPanel item={item} state={state} settings={settings} selected={selected} />}
          {state && (
            <CloudWorkspace
              item={item}
              state={state}
              selected={mayChange ? selected : undefined}
              {...(mayChange ? { onSelect: setSelected } : {})}
            />
          )}
        </main>
        <OpenItemDialog item={item} dialogs={dialogs} />
      </div>
    );
  },
  (_, next) => next.still,
);
