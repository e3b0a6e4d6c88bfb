import { CORRECTION_LIMITS, type CorrectionItem, contentLanguage } from '@murmel/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { randomUuid } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import type { CorrectionDraft } from './use-correction-draft';

interface TaskTabProps {
  item: CorrectionItem;
  draft: CorrectionDraft;
  mayChange: boolean;
}

const { taskMax, solutionMax, criteria: limits } = CORRECTION_LIMITS;

/** Edits task, what is expected and the criteria; for those who only read they are fixed. */
export function TaskTab({ item, draft: { values, change, refusal }, mayChange }: TaskTabProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const language = contentLanguage(item);
  const { task, solution, criteria } = values;
  const add = () => {
    flushSync(() => change({ criteria: [...criteria, { id: randomUuid(), text: '' }] }));
    list.current?.querySelectorAll<HTMLInputElement>('input').item(criteria.length)?.focus();
  };
  return (
    <div className={classes.column}>
      {refusal && (
        <Notice tone="alert" announce>
          {refusal}
        </Notice>
      )}
      <section className={classes.card} aria-labelledby="correction-task">
        <h2 id="correction-task">{t('task.title')}</h2>
        <Textarea
          label={t('task.label')}
          value={task}
          lang={language}
          readOnly={!mayChange}
          maxLength={taskMax}
          rows={4}
          onChange={({ currentTarget }) => change({ task: currentTarget.value })}
        />
        {mayChange && (
          <Textarea
            label={t('task.solution')}
            description={t('task.solutionHint')}
            value={solution}
            lang={language}
            maxLength={solutionMax}
            rows={5}
            onChange={({ currentTarget }) => change({ solution: currentTarget.value })}
          />
        )}
      </section>
      <section className={classes.card} aria-labelledby="correction-criteria">
        <div className={classes.heading}>
          <h2 id="correction-criteria">{t('criteria.title')}</h2>
          <span className={classes.hint}>{t('criteria.count', { count: criteria.length, max: limits.max })}</span>
          {mayChange && criteria.length < limits.max && (
            <Button variant="subtle" leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} onClick={add}>
              {t('criteria.add')}
            </Button>
          )}
        </div>
        <ul ref={list} className={classes.criteria}>
          {criteria.map(({ id, text }, index) => (
            <li key={id} className={classes.criterion}>
              <TextInput
                aria-label={t('criteria.one', { number: index + 1 })}
                value={text}
                lang={language}
                readOnly={!mayChange}
                maxLength={limits.textMax}
                onChange={({ currentTarget }) =>
                  change({ criteria: criteria.map((one) => (one.id === id ? { id, text: currentTarget.value } : one)) })
                }
              />
              {mayChange && criteria.length > limits.min && (
                <IconButton
                  icon={IconX}
                  label={t('criteria.remove', { number: index + 1 })}
                  tipAlign="end"
                  onClick={() => change({ criteria: criteria.filter((one) => one.id !== id) })}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <Notice title={t('yours.title')}>{t('yours.text')}</Notice>
    </div>
  );
}
