import { IconArrowDown, IconArrowsSort, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../../ui/overlays/ActionMenu';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { useTexts } from '../texts';
import type { DraftQuestion } from './draft-question';
import { MoveDialog } from './MoveDialog';
import classes from './questions.module.css';
import type { QuestionActions } from './use-question-actions';

interface QuestionToolsProps {
  question: DraftQuestion;
  index: number;
  questions: readonly DraftQuestion[];
  answered: number;
  actions: QuestionActions;
}

/** Duplicate, delete, and the menu that moves a question without dragging. */
export function QuestionTools({ question, index, questions, answered, actions }: QuestionToolsProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<'remove' | 'move'>();
  const close = () => setAsked(undefined);
  const move = (to: number) => void actions.move(question.id, to);
  return (
    <span className={classes.tools}>
      <IconButton icon={IconCopy} label={t('editor.duplicate')} onClick={() => void actions.duplicate(question.id)} />
      <IconButton
        icon={IconTrash}
        label={t('editor.remove')}
        onClick={() => (answered > 0 ? setAsked('remove') : void actions.remove(question, true))}
      />
      {questions.length > 1 && (
        <ActionMenu
          actions={[
            { key: 'up', label: t('editor.up'), icon: IconArrowUp, disabled: index === 0, onSelect: () => move(index - 1) },
            {
              key: 'down',
              label: t('editor.down'),
              icon: IconArrowDown,
              disabled: index === questions.length - 1,
              onSelect: () => move(index + 1),
            },
            { key: 'move', label: t('editor.moveTo'), icon: IconArrowsSort, onSelect: () => setAsked('move') },
          ]}
          button={(props) => <IconButton {...props} icon={IconDots} label={t('editor.move')} tipAlign="end" />}
        />
      )}
      {asked === 'move' && <MoveDialog question={question} index={index} questions={questions} onMove={move} onClose={close} />}
      <ConfirmDialog
        opened={asked === 'remove'}
        title={t('editor.removeAsk.title')}
        confirmLabel={t('editor.removeAsk.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          close();
          void actions.remove(question, false);
        }}
        onCancel={close}
      >
        <p>{t('editor.removeAsk.text', { count: answered })}</p>
      </ConfirmDialog>
    </span>
  );
}
