import { contentLanguage, type FeedbackAssignmentItem, HINT_MODES, type HintMode, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { localMoment, parseLocalMoment } from '../../../core/dates/local-moment';
import { WholeField } from '../../../platform/forms/WholeField';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { NativeSelect, Textarea } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import MaterialFiles from '../material/MaterialFiles';
import { useTexts } from '../texts';
import { CriteriaCard } from './CriteriaCard';
import classes from './editor.module.css';
import { MaterialCard } from './MaterialCard';
import type { AssignmentDraft } from './use-assignment-draft';

interface TaskTabProps {
  item: FeedbackAssignmentItem;
  draft: AssignmentDraft;
  mayChange: boolean;
}

/** Edits task, material, criteria and rules; for those who only read they are plain text. */
export function TaskTab({ item, draft, mayChange }: TaskTabProps) {
  const t = useTexts();
  const { values, change, refusal } = draft;
  const language = contentLanguage(item);
  if (!mayChange) return <ReadTask item={item} />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {refusal && (
          <Notice tone="alert" announce>
            {refusal}
          </Notice>
        )}
        <section className={classes.card} aria-labelledby="feedback-task">
          <h2 id="feedback-task">{t('task.title')}</h2>
          <Textarea
            label={t('task.label')}
            description={t('task.hint')}
            value={values.task}
            lang={language}
            maxLength={PUPIL_FEEDBACK_LIMITS.taskMax}
            rows={6}
            onChange={({ currentTarget }) => change({ task: currentTarget.value })}
          />
          <Textarea
            label={t('material.label')}
            description={t('material.hint')}
            value={values.material}
            lang={language}
            maxLength={PUPIL_FEEDBACK_LIMITS.materialMax}
            rows={6}
            onChange={({ currentTarget }) => change({ material: currentTarget.value })}
          />
          <MaterialCard item={item} />
        </section>
        <CriteriaCard draft={draft} language={language} />
      </div>
      <div className={classes.column}>
        <section className={classes.card} aria-labelledby="feedback-rules">
          <h2 id="feedback-rules">{t('rules.title')}</h2>
          <SwitchRow
            label={t('rules.open')}
            description={t('rules.openHint')}
            checked={values.state === 'open'}
            onChange={(open) => change({ state: open ? 'open' : 'closed' })}
          />
          <WholeField
            type="datetime-local"
            label={t('rules.closesAt')}
            description={t('rules.closesAtHint')}
            value={localMoment(values.closesAt)}
            onValue={(moment) => change({ closesAt: parseLocalMoment(moment) })}
          />
          <SwitchRow
            label={t('rules.scored')}
            description={t('rules.scoredHint')}
            checked={values.scored}
            onChange={(scored) => change({ scored })}
          />
        </section>
        <section className={classes.card} aria-labelledby="feedback-hints">
          <h2 id="feedback-hints">{t('hints.title')}</h2>
          <NativeSelect
            label={t('hints.mode')}
            value={values.hints}
            data={HINT_MODES.map((value) => ({ value, label: t(`hints.modes.${value}`) }))}
            onChange={({ currentTarget }) => change({ hints: currentTarget.value as HintMode })}
          />
          <p className={classes.hint}>{t(`hints.modeTexts.${values.hints}`)}</p>
        </section>
        {values.hints === 'off' && <Notice title={t('teacherAlone.title')}>{t('teacherAlone.text')}</Notice>}
      </div>
    </div>
  );
}

function ReadTask({ item }: { item: FeedbackAssignmentItem }) {
  const t = useTexts();
  const { task, material, files, criteria } = item.assignment;
  const language = contentLanguage(item);
  return (
    <section className={classes.card} lang={language}>
      <h2>{t('task.title')}</h2>
      <p className={classes.words}>{task}</p>
      {material && <p className={classes.words}>{material}</p>}
      {files.length > 0 && <MaterialFiles files={files} label={t('material.files')} />}
      <ul>
        {criteria.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
