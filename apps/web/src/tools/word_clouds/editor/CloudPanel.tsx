import type { TeacherCloud, WordCloud } from '@murmel/contracts';
import { useTexts } from '../texts';
import { AddWords } from './AddWords';
import { ClearWords } from './ClearWords';
import { CloudSwitches } from './CloudSwitches';
import classes from './editor.module.css';
import type { CloudSettingsForm } from './use-cloud-settings';
import { useModeration } from './use-moderation';
import { WordList } from './WordList';

interface CloudPanelProps {
  item: WordCloud;
  state: TeacherCloud;
  settings: CloudSettingsForm;
  selected: string | undefined;
}

/** What the teacher does with a cloud: look through the words, add some, decide how it behaves. */
export function CloudPanel({ item, state, settings, selected }: CloudPanelProps) {
  const t = useTexts();
  const { hide, show } = useModeration(item.id);
  const held = state.words.filter((word) => word.held && !word.hidden);
  const hidden = state.words.filter((word) => word.hidden);
  const shown = state.words.filter((word) => !word.hidden && !word.held);
  return (
    <aside className={classes.panel} aria-label={t('panel.title')}>
      <h2 className={classes.title}>{t('panel.title')}</h2>
      <p className={classes.text}>{t('panel.text')}</p>
      {held.length > 0 && (
        <WordList
          title={t('moderation.held', { count: held.length })}
          hint={t('moderation.heldText')}
          words={held}
          restoreLabel={t('moderation.release')}
          onRestore={show}
          onHide={hide}
          tone="notice"
        />
      )}
      <WordList words={shown} selected={selected} onHide={hide} empty={t('panel.empty')} />
      {state.more > 0 && <p className={classes.text}>{t('panel.more', { count: state.more })}</p>}
      {hidden.length > 0 && (
        <WordList
          title={t('moderation.hiddenTitle', { count: hidden.length })}
          words={hidden}
          restoreLabel={t('moderation.show')}
          onRestore={show}
        />
      )}
      <AddWords itemId={item.id} />
      <CloudSwitches item={item} settings={settings} />
      <ClearWords itemId={item.id} state={state} />
    </aside>
  );
}
