import { type CloudState, shownWords, type WordCloud } from '@murmel/contracts';
import { IconEyeOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/forms/Button';
import { EmptyState } from '../../../ui/status/EmptyState';
import { Cloud } from '../cloud/Cloud';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { useModeration } from './use-moderation';

/** Type size in px that words keep in the editor. */
const SMALLEST = 15;

interface CloudWorkspaceProps {
  item: WordCloud;
  state: CloudState;
  selected: string | undefined;
  onSelect?: (key: string | undefined) => void;
}

/** The live cloud beside the panel. A word that is chosen can be taken off. */
export function CloudWorkspace({ item, state, selected, onSelect }: CloudWorkspaceProps) {
  const t = useTexts();
  const words = useMemo(() => shownWords(state), [state]);
  const { hide } = useModeration(item.id);
  const chosen = words.find(({ key }) => key === selected);
  const hidden = state.audience === 'guestHidden';
  return (
    <section className={classes.desk} aria-label={t('cloud.label')}>
      {words.length === 0 ? (
        <EmptyState
          title={t(hidden ? 'cloud.notShown' : 'cloud.empty')}
          text={t(hidden ? 'cloud.notShownText' : state.open ? 'cloud.emptyOpen' : 'cloud.emptyClosed')}
        />
      ) : (
        <div className={classes.canvas}>
          <Cloud
            words={words}
            smallest={SMALLEST}
            selected={chosen?.key}
            {...(onSelect ? { onSelect: (key: string) => onSelect(key === selected ? undefined : key) } : {})}
          />
        </div>
      )}
      {state.audience !== 'guestHidden' && state.total > 0 && (
        <footer className={classes.deskFoot}>
          <span>
            {t('count.sentence', { words: t('count.words', { count: state.total }), people: t('count.people', { count: state.people }) })}
          </span>
          {chosen && (
            <span className={classes.chosen}>
              <strong>{chosen.text}</strong>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconEyeOff size={18} stroke={1.9} aria-hidden />}
                onClick={() => void hide(chosen)}
              >
                {t('moderation.hide')}
              </Button>
            </span>
          )}
        </footer>
      )}
    </section>
  );
}
