import { SUGGESTION_ACTS, type SuggestionAct } from '@murmel/contracts';
import {
  IconArrowsMinimize,
  IconChevronRight,
  IconLanguage,
  IconLetterCaseToggle,
  IconPencil,
  IconPlayerTrackNext,
  IconReplace,
  IconStairsDown,
  IconTextWrap,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PlainButton } from '../../../ui/forms/PlainButton';
import type { Icon } from '../../../ui/icon';
import classes from './help.module.css';
import { NAMESPACE } from './namespace';

const ICONS: Readonly<Record<SuggestionAct, Icon>> = {
  write: IconPencil,
  spelling: IconLetterCaseToggle,
  summarise: IconTextWrap,
  translate: IconLanguage,
  simplify: IconStairsDown,
  continue: IconPlayerTrackNext,
  shorten: IconArrowsMinimize,
  rephrase: IconReplace,
};
const GOES_ON: ReadonlySet<SuggestionAct> = new Set(['write', 'translate', 'simplify']);
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Menu of the actions of a model, each with a sentence. */
export function ActMenu({ busy, onChoose }: { busy: boolean; onChoose: (act: SuggestionAct) => void }) {
  const { t } = useTranslation(NAMESPACE);
  const move = (event: React.KeyboardEvent<HTMLUListElement>) => {
    const all = Array.from(event.currentTarget.querySelectorAll('button'));
    const index = all.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (!step || index < 0) return;
    event.preventDefault();
    all[step(index, all.length)]?.focus();
  };
  return (
    <ul className={classes.acts} aria-label={t('title')} aria-busy={busy} onKeyDown={move}>
      {SUGGESTION_ACTS.map((act) => {
        const IconShape = ICONS[act];
        return (
          <li key={act}>
            <PlainButton className={classes.act} busy={busy} onClick={() => onChoose(act)}>
              <IconShape size={22} stroke={1.9} aria-hidden />
              <span className={classes.words}>
                <strong>{t(`acts.${act}.name`)}</strong>
                <small>{t(`acts.${act}.text`)}</small>
              </span>
              {GOES_ON.has(act) && <IconChevronRight size={18} stroke={2} aria-hidden />}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
