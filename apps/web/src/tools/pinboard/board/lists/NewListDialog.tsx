import { type BoardColour, isBlank, LIMITS, trimBlank } from '@murmel/contracts';
import { listsOf } from '@murmel/documents';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../../../core/boards/refusal-text';
import { Swatches } from '../../../../core/boards/Swatches';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { TextInput } from '../../../../ui/forms/TextField';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { capacityForLists } from '../board-capacity';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';

/** A new list where there is no room for a form beside the others. */
export default function NewListDialog({ onClose, onMade }: { onClose: () => void; onMade: (list: string) => void }) {
  const t = useBoardTexts();
  const { board, run } = usePinboard();
  const [name, setName] = useState('');
  const [colour, setColour] = useState<BoardColour>('wiese');
  const { full } = capacityForLists(listsOf(board).length);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    const done = await run('addList', { name: trimBlank(name), colour });
    if (!done.ok) return;
    if (done.made[0]) onMade(done.made[0]);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('list.add')}
      closeLabel={t('cancel')}
      footer={
        <Button type="submit" form="new-list" size="lg" disabled={isBlank(name) || full !== undefined}>
          {t('list.create')}
        </Button>
      }
    >
      <form id="new-list" style={{ display: 'grid', gap: 20 }} onSubmit={(event) => void save(event)}>
        <TextInput
          size="lg"
          label={t('list.name')}
          value={name}
          maxLength={LIMITS.pinboard.listNameMax}
          data-autofocus
          error={full && <FieldError>{refusalText(full)}</FieldError>}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Swatches label={t('list.colour')} value={colour} onChange={setColour} />
      </form>
    </Dialog>
  );
}
