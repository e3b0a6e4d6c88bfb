import { LIMITS, TAXONOMY, type WizardTask, type WizardTaskOf } from '@murmel/contracts';
import { useId } from 'react';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { useTexts } from './texts';
import classes from './wizard.module.css';

interface TaskFieldsProps<Task extends WizardTask = WizardTask> {
  task: Task;
  language: string;
  onChange: (task: WizardTask) => void;
}

const { taskMax, options: optionLimits, gapTextMax, solutionMax, wordMax } = LIMITS.worksheet;
const replaced = <T,>(all: readonly T[], place: number, one: T): T[] => all.map((old, index) => (index === place ? one : old));

/** Fields of a task, as it stands on the sheet later. */
export function TaskFields({ task, ...more }: TaskFieldsProps) {
  switch (task.kind) {
    case 'quiz':
      return <QuizFields task={task} {...more} />;
    case 'cloze':
      return <ClozeFields task={task} {...more} />;
    case 'objectives':
      return <GoalFields task={task} {...more} />;
    case 'vocabulary':
      return <WordFields task={task} {...more} />;
    default:
      return <FreeFields task={task} {...more} />;
  }
}

function QuizFields({ task, language, onChange }: TaskFieldsProps<WizardTaskOf<'quiz'>>) {
  const t = useTexts();
  const name = useId();
  const write = (place: number, told: Partial<(typeof task.questions)[number]>) =>
    onChange({ ...task, questions: replaced(task.questions, place, { ...task.questions[place]!, ...told }) });
  return task.questions.map(({ question, options, correct }, place) => (
    <fieldset key={place} className={classes.question}>
      <legend>{t('fields.questionNumber', { number: place + 1 })}</legend>
      <TextInput
        aria-label={t('fields.question', { number: place + 1 })}
        value={question}
        lang={language}
        maxLength={taskMax}
        onChange={({ currentTarget }) => write(place, { question: currentTarget.value })}
      />
      {options.map((option, index) => (
        <div key={index} className={classes.option}>
          <input
            type="radio"
            className={classes.right}
            name={`${name}-${place}`}
            aria-label={t('fields.right', { question: place + 1, number: index + 1 })}
            checked={correct.includes(index)}
            onChange={() => write(place, { correct: [index] })}
          />
          <TextInput
            aria-label={t('fields.option', { question: place + 1, number: index + 1 })}
            value={option}
            lang={language}
            maxLength={optionLimits.textMax}
            onChange={({ currentTarget }) => write(place, { options: replaced(options, index, currentTarget.value) })}
          />
        </div>
      ))}
    </fieldset>
  ));
}

function ClozeFields({ task, language, onChange }: TaskFieldsProps<WizardTaskOf<'cloze'>>) {
  const t = useTexts();
  return (
    <>
      <Textarea
        label={t('fields.cloze')}
        value={task.text}
        lang={language}
        rows={5}
        maxLength={gapTextMax}
        onChange={({ currentTarget }) => onChange({ ...task, text: currentTarget.value })}
      />
      <div className={classes.gaps}>
        {task.gaps.map((gap, place) => (
          <TextInput
            key={place}
            label={t('fields.gap', { number: place + 1 })}
            value={gap}
            lang={language}
            maxLength={wordMax}
            onChange={({ currentTarget }) => onChange({ ...task, gaps: replaced(task.gaps, place, currentTarget.value) })}
          />
        ))}
      </div>
    </>
  );
}

function GoalFields({ task, language, onChange }: TaskFieldsProps<WizardTaskOf<'objectives'>>) {
  const t = useTexts();
  return TAXONOMY.map((level) => (
    <fieldset key={level} className={classes.question}>
      <legend>{t(`taxonomy.${level}`)}</legend>
      {(task.goals[level] ?? []).map((goal, place, all) => (
        <TextInput
          key={place}
          aria-label={t('fields.goal', { level: t(`taxonomy.${level}`), number: place + 1 })}
          value={goal}
          lang={language}
          maxLength={taskMax}
          onChange={({ currentTarget }) =>
            onChange({ ...task, goals: { ...task.goals, [level]: replaced(all, place, currentTarget.value) } })
          }
        />
      ))}
    </fieldset>
  ));
}

function WordFields({ task, language, onChange }: TaskFieldsProps<WizardTaskOf<'vocabulary'>>) {
  const t = useTexts();
  return task.entries.map(({ word, meaning }, place) => (
    <div key={place} className={classes.pair}>
      <TextInput
        label={t('fields.word', { number: place + 1 })}
        value={word}
        lang={language}
        maxLength={wordMax}
        onChange={({ currentTarget }) =>
          onChange({ ...task, entries: replaced(task.entries, place, { word: currentTarget.value, meaning }) })
        }
      />
      <TextInput
        label={t('fields.meaning', { number: place + 1 })}
        value={meaning}
        lang={language}
        maxLength={taskMax}
        onChange={({ currentTarget }) =>
          onChange({ ...task, entries: replaced(task.entries, place, { word, meaning: currentTarget.value }) })
        }
      />
    </div>
  ));
}

function FreeFields({ task, language, onChange }: TaskFieldsProps<WizardTaskOf<'free' | 'summary'>>) {
  const t = useTexts();
  return (
    <>
      <Textarea
        label={t('fields.task')}
        value={task.task}
        lang={language}
        rows={3}
        maxLength={taskMax}
        onChange={({ currentTarget }) => onChange({ ...task, task: currentTarget.value })}
      />
      <Textarea
        label={t('fields.solution')}
        value={task.solution}
        lang={language}
        rows={3}
        maxLength={solutionMax}
        onChange={({ currentTarget }) => onChange({ ...task, solution: currentTarget.value })}
      />
    </>
  );
}
