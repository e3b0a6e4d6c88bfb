import { type FeedbackCriterion, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { moveEntry } from '../../../core/items/move-entry';
import { randomUuid } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Grip } from '../../../ui/sorting/Grip';
import { SortableList } from '../../../ui/sorting/SortableList';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import type { AssignmentDraft } from './use-assignment-draft';

const { min, max, textMax } = PUPIL_FEEDBACK_LIMITS.criteria;

/** Edits the criteria in their order, and which of them pupils see. */
export function CriteriaCard({ draft: { values, change }, language }: { draft: AssignmentDraft; language: string | undefined }) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { criteria } = values;
  const write = (id: string, told: Partial<FeedbackCriterion>) =>
    change({ criteria: criteria.map((one) => (one.id === id ? { ...one, ...told } : one)) });
  const add = () => {
    flushSync(() => change({ criteria: [...criteria, { id: randomUuid(), text: '', visible: true }] }));
    list.current?.querySelectorAll<HTMLInputElement>('input[data-criterion]').item(criteria.length)?.focus();
  };
  return (
    <section className={classes.card} aria-labelledby="feedback-criteria">
      <div className={classes.heading}>
        <h2 id="feedback-criteria">{t('criteria.title')}</h2>
        <span className={classes.hint}>{t('criteria.count', { count: criteria.length, max })}</span>
        <Button
          variant="subtle"
          disabled={criteria.length >= max}
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
          onClick={add}
        >
          {t('criteria.add')}
        </Button>
      </div>
      <p className={classes.hint}>{t('criteria.hint')}</p>
      <div ref={list}>
        <SortableList
          className={classes.criteria}
          ids={criteria.map(({ id }) => id)}
          nameOf={(id) => criteria.find((one) => one.id === id)?.text ?? ''}
          says={(what, said) => t(`drag.${what}`, said ?? {})}
          onMove={(id, index) => change({ criteria: moveEntry(criteria, id, index) })}
        >
          {(id, handle) => {
            const number = criteria.findIndex((one) => one.id === id) + 1;
            const criterion = criteria[number - 1];
            if (!criterion) return null;
            const { text, visible } = criterion;
            return (
              <div className={classes.criterion} role="group" aria-label={t('criteria.one', { number })}>
                <Grip handle={handle} label={t('drag.handle', { number })} />
                <TextInput
                  data-criterion
                  aria-label={t('criteria.one', { number })}
                  value={text}
                  lang={language}
                  maxLength={textMax}
                  onChange={({ currentTarget }) => write(id, { text: currentTarget.value })}
                />
                <IconButton
                  icon={visible ? IconEye : IconEyeOff}
                  label={t(visible ? 'criteria.hide' : 'criteria.show', { number })}
                  aria-pressed={visible}
                  onClick={() => write(id, { visible: !visible })}
                />
                <IconButton
                  icon={IconX}
                  label={t('criteria.remove', { number })}
                  tipAlign="end"
                  disabled={criteria.length <= min}
                  onClick={() => change({ criteria: criteria.filter((one) => one.id !== id) })}
                />
                {!visible && <span className={classes.only}>{t('criteria.only')}</span>}
              </div>
            );
          }}
        </SortableList>
      </div>
    </section>
  );
}
