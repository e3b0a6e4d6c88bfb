import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { NativeSelect } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useTexts } from '../texts';
import type { DraftQuestion } from './draft-question';

interface MoveDialogProps {
  question: DraftQuestion;
  index: number;
  questions: readonly DraftQuestion[];
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Moves a question to any place without dragging. */
export function MoveDialog({ question, index, questions, onMove, onClose }: MoveDialogProps) {
  const t = useTexts();
  const { t: shell } = useTranslation('shell');
  const [to, setTo] = useState(String(index));
  // Where the others stand once this one is taken out.
  const others = questions.filter(({ id }) => id !== question.id);
  const places = questions.map((_, place) => ({
    value: String(place),
    label:
      place === 0
        ? t('editor.place.first')
        : t('editor.place.after', { number: place + 1, title: (others[place - 1]?.title || t('editor.untitled')).slice(0, 60) }),
  }));
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('editor.place.title')}
      closeLabel={shell('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              onMove(Number(to));
            }}
          >
            {t('editor.place.move')}
          </Button>
        </>
      }
    >
      <NativeSelect
        data-autofocus
        label={t('editor.place.label')}
        data={places}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </Dialog>
  );
}
