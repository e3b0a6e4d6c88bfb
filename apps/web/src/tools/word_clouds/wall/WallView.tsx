import { type CloudState, contentLanguage, shownWords, type WordCloud } from '@murmel/contracts';
import { IconEyeOff, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { Cloud } from '../cloud/Cloud';
import type { CloudSettingsForm } from '../editor/use-cloud-settings';
import { useModeration } from '../editor/use-moderation';
import { useQuestion } from '../question';
import { useTexts } from '../texts';
import { JoinBand } from './JoinBand';
import classes from './wall.module.css';

/** Type size in px at a width of 1920 that is read from 8 m (spec ACC-08). */
const SMALLEST = 24;
const SMALLEST_AT = 1920;

interface WallViewProps {
  item: WordCloud;
  state: CloudState;
  /** people besides the one who shows it */
  others: number;
  settings: CloudSettingsForm;
  onClose: (() => void) | undefined;
}

/** Question, cloud and the way to take part, over the whole wall. Words that were taken off or wait never come here; who moderates takes one off by pressing it. Escape ends it. */
export default function WallView({ item, state, others, settings, onClose }: WallViewProps) {
  const t = useTexts();
  const question = useQuestion(item);
  const [covered, setCovered] = useState(false);
  const [smallest] = useState(() => (SMALLEST * Math.max(innerWidth, screen.width)) / SMALLEST_AT);
  const words = useMemo(() => shownWords(state), [state]);
  const { hide } = useModeration(item.id);
  const moderates = item.abilities.update === true && state.audience === 'teacher';
  const hideWord = (key: string): void => {
    const word = words.find((one) => one.key === key);
    if (word) void hide(word);
  };
  const more = state.audience === 'guestHidden' ? 0 : state.more;
  return (
    <FullScreenDialog ground="paper" className={classes.wall} label={t('wall.label', { title: question })} onClose={onClose}>
      <div className={classes.stage}>
        <header className={classes.head}>
          {/* Its place is kept: nothing below may move when the first one comes. */}
          <div className={classes.live}>{others > 0 && <LiveBadge>{t('wall.live')}</LiveBadge>}</div>
          <h1 className={classes.question} tabIndex={-1} data-first-focus lang={contentLanguage(item)}>
            {question}
          </h1>
        </header>
        {covered ? (
          <p className={classes.covered} role="status">
            <IconEyeOff size="1.6em" stroke={1.9} aria-hidden />
            {t('wall.covered')}
          </p>
        ) : words.length === 0 ? (
          <p className={classes.empty}>
            <strong>{t('cloud.empty')}</strong>
            <span>{t(state.open ? 'wall.emptyOpen' : 'wall.emptyClosed')}</span>
          </p>
        ) : (
          <div className={classes.cloud}>
            <Cloud words={words} smallest={smallest} {...(moderates ? { onSelect: hideWord, hides: true } : {})} />
          </div>
        )}
        {!covered && more > 0 && <p className={classes.more}>{t('wall.more', { count: more })}</p>}
      </div>
      <JoinBand item={item} state={state} settings={settings} covered={covered} onCover={setCovered} />
      {onClose && (
        <button type="button" className={classes.close} aria-label={t('wall.close')} title={t('wall.close')} onClick={onClose}>
          <IconX size={26} stroke={2} aria-hidden />
        </button>
      )}
    </FullScreenDialog>
  );
}
