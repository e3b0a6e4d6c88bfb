import { CRITERION_LEVELS, contentLanguage, type FeedbackAssignmentItem, type PupilText } from '@murmel/contracts';
import { IconEyeOff, IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { NativeSelect } from '../../../ui/forms/TextField';
import { useTexts } from '../texts';
import { LevelMark } from '../versions/LevelMark';
import classes from './reading.module.css';
import type { TextFeedbackDraft } from './use-text-feedback';

interface LevelTableProps {
  item: FeedbackAssignmentItem;
  text: PupilText;
  newest: number;
  feedback: TextFeedbackDraft;
}

/** The criteria: what the teacher saw in the version before, what they see now, and the way between. Only they choose a level. */
export function LevelTable({ item, text, newest, feedback }: LevelTableProps) {
  const t = useTexts();
  const before = text.feedback.find(({ version }) => version === newest - 1)?.levels ?? {};
  const { levels } = feedback.values;
  const choose = (id: string, word: string): void => {
    const { [id]: _old, ...others } = levels;
    feedback.change({ levels: word === '' ? others : { ...others, [id]: Number(word) } });
  };
  const options = [
    { value: '', label: t('levels.open') },
    ...CRITERION_LEVELS.map((level) => ({ value: String(level), label: t(`levels.${level}`) })),
  ];
  return (
    <div className={classes.scroller} tabIndex={0} role="region" aria-label={t('levels.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('levels.criterion')}</th>
            {newest > 1 && <th scope="col">{t('levels.before')}</th>}
            <th scope="col">{t('levels.now')}</th>
            {newest > 1 && <th scope="col">{t('levels.way')}</th>}
          </tr>
        </thead>
        <tbody>
          {item.assignment.criteria.map(({ id, text: name, visible }) => (
            <tr key={id}>
              <th scope="row">
                <span lang={contentLanguage(item)}>{name}</span>
                {!visible && (
                  <span className={classes.onlyYou}>
                    <IconEyeOff size={16} stroke={1.9} aria-hidden /> {t('levels.onlyYou')}
                  </span>
                )}
              </th>
              {newest > 1 && (
                <td data-label={t('levels.before')}>
                  {before[id] === undefined ? '–' : <LevelMark level={before[id]} text={levelText(before[id], t)} />}
                </td>
              )}
              <td data-label={t('levels.now')}>
                <NativeSelect
                  aria-label={t('levels.of', { name })}
                  value={levels[id] === undefined ? '' : String(levels[id])}
                  data={options}
                  onChange={({ currentTarget }) => choose(id, currentTarget.value)}
                />
              </td>
              {newest > 1 && <td data-label={t('levels.way')}>{wayOf(before[id], levels[id], t)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function levelText(level: number, t: ReturnType<typeof useTexts>): string {
  return t(`levels.${level as (typeof CRITERION_LEVELS)[number]}`);
}

function wayOf(before: number | undefined, now: number | undefined, t: ReturnType<typeof useTexts>) {
  if (before === undefined || now === undefined) return '–';
  const steps = now - before;
  const Icon = steps > 0 ? IconTrendingUp : steps < 0 ? IconTrendingDown : IconMinus;
  return (
    <span className={classes.way}>
      <Icon size={18} stroke={2} aria-hidden />
      {t(steps > 0 ? 'levels.up' : steps < 0 ? 'levels.down' : 'levels.same', { count: Math.abs(steps) })}
    </span>
  );
}
