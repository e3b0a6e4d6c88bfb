import { useState } from 'react';
import { Button } from '../../ui/forms/Button';
import { NativeSelect } from '../../ui/forms/TextField';
import { Dialog } from '../../ui/overlays/Dialog';
import { useBlocks, useRow } from './blocks-context';
import { useBlockTexts } from './texts';

const FIRST = '';
const SHOWN_LETTERS = 60;

/** Moves what is selected to any place without dragging. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const t = useBlockTexts();
  const { blocks, describe } = useRow();
  const { selection, actions } = useBlocks();
  const others = blocks.filter(({ id }) => !selection.has(id));
  const [after, setAfter] = useState(others.at(-1)?.id ?? FIRST);
  const places = [
    { value: FIRST, label: t('move.first') },
    ...others.map((block) => ({
      value: block.id,
      label: t('move.after', { name: describe(block).slice(0, SHOWN_LETTERS) }),
    })),
  ];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('move.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              actions.move(selection, after === FIRST ? null : after);
            }}
          >
            {t('move.go')}
          </Button>
        </>
      }
    >
      <NativeSelect
        data-autofocus
        label={t('move.label')}
        data={places}
        value={after}
        onChange={(event) => setAfter(event.currentTarget.value)}
      />
    </Dialog>
  );
}
