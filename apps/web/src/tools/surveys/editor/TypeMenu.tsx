import { isChoice, QUESTION_TYPES, type QuestionType } from '@murmel/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useTexts } from '../texts';
import { type DraftQuestion, firstOptions, type QuestionFields } from './draft-question';
import { TYPE_ICONS } from './question-types';
import classes from './questions.module.css';

interface TypeMenuProps {
  question: DraftQuestion;
  /** number of responses with an answer to it */
  answered: number;
  onChange: (fields: Partial<QuestionFields>) => void;
}

/** Edits the type of a question. If the change would delete answers, it asks first. */
export function TypeMenu({ question, answered, onChange }: TypeMenuProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<QuestionType>();
  const change = (type: QuestionType) => {
    setAsked(undefined);
    onChange({ type, options: isChoice(type) ? (question.options.length > 0 ? question.options : firstOptions()) : [] });
  };
  const choose = (type: QuestionType) => {
    if (type === question.type) return;
    // From one answer to several every vote stays.
    if (answered === 0 || (question.type === 'single_choice' && type === 'multiple_choice')) change(type);
    else setAsked(type);
  };
  const IconShape = TYPE_ICONS[question.type];
  return (
    <>
      <ActionMenu
        align="start"
        actions={QUESTION_TYPES.map((type) => ({
          key: type,
          label: t(`types.${type}`),
          icon: TYPE_ICONS[type],
          checked: type === question.type,
          onSelect: () => choose(type),
        }))}
        button={(props) => (
          <button
            type="button"
            {...props}
            className={classes.typeButton}
            aria-label={t('editor.type', { type: t(`types.${question.type}`) })}
          >
            <IconShape size={18} stroke={1.9} aria-hidden />
            {t(`types.${question.type}`)}
            <IconChevronDown size={16} stroke={1.9} aria-hidden />
          </button>
        )}
      />
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('editor.changeType.title')}
        confirmLabel={t('editor.changeType.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => asked && change(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t('editor.changeType.text', { count: answered })}</p>
      </ConfirmDialog>
    </>
  );
}
