import type { ModeratedWord, TeacherCloud, WordCloud } from '@murmel/contracts';
import { Button } from '../../../ui/forms/Button';
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

/** Panel for the teacher of a cloud: review the words, add some, set how it behaves. */
export function CloudPanel({ item, state, settings, selected }: CloudPanelProps) {
  const t = useTexts();
  const { hide, show, release, refuse } = useModeration(item.id);
  const held = state.words.filter((word) => word.held);
  const waiting = held.filter((word) => !word.filtered);
  const filtered = held.filter((word) => word.filtered);
  const hidden = state.words.filter((word) => word.hidden);
  const shown = state.words.filter((word) => !word.hidden && !word.held);
  const releasing = { restoreLabel: t('moderation.release'), onRestore: (word: ModeratedWord) => release([word]) };
  const refusing = { onHide: refuse, hides: 'refuse' as const };
  return (
    <aside className={classes.panel} aria-label={t('panel.title')}>
      <h2 className={classes.title}>{t('panel.title')}</h2>
      <p className={classes.text}>{t('panel.text')}</p>
      {waiting.length > 0 && (
        <WordList
          title={t('moderation.waiting', { count: waiting.length })}
          hint={t('moderation.waitingText')}
          words={waiting}
          {...releasing}
          {...refusing}
          tone="notice"
          action={
            waiting.length > 1 && (
              <Button size="sm" variant="default" onClick={() => void release(waiting)}>
                {t('moderation.releaseAll', { count: waiting.length })}
              </Button>
            )
          }
        />
      )}
      {filtered.length > 0 && (
        <WordList
          title={t('moderation.held', { count: filtered.length })}
          hint={t('moderation.heldText')}
          words={filtered}
          {...releasing}
          {...refusing}
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
