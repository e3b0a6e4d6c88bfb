import { WIZARD_LIMITS, WIZARD_TASKS } from '@murmel/contracts';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import { useTexts } from './texts';
import type { Wizard } from './use-wizard';
import classes from './wizard.module.css';

const { tasks, quiz, gaps, objectives, vocabulary, proposals: all } = WIZARD_LIMITS;
const NUMBERS = { questions: quiz.questions, options: quiz.options, gaps, objectives, vocabulary };

/** Which tasks, and one of three proposals, each shown as soon as it is there. */
export function ChooseStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts();
  const { kinds, toggle, proposals, chosen, choose, busy } = wizard;
  return (
    <div className={classes.form}>
      <fieldset className={classes.kinds}>
        <legend>{t('tasks.legend', { min: tasks.min, max: tasks.max })}</legend>
        {WIZARD_TASKS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kinds.${kind}.name`)}
            description={t(`kinds.${kind}.text`, NUMBERS)}
            checked={kinds.includes(kind)}
            disabled={!kinds.includes(kind) && kinds.length >= tasks.max}
            onChange={() => toggle(kind)}
          />
        ))}
      </fieldset>
      <div role="status">
        {busy === 'proposals' && <RollingMarble label={t('tasks.coming', { count: proposals.length + 1, all })} colour="sonne" />}
      </div>
      {proposals.length > 0 && (
        <RadioCards
          legend={t('tasks.proposals', { count: proposals.length })}
          cards={proposals.map(({ title, tasks: made }, index) => ({
            value: String(index),
            label: title,
            description: made.map(({ kind }) => t(`kinds.${kind}.name`)).join(', '),
          }))}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(value) => choose(Number(value))}
        />
      )}
    </div>
  );
}
