import type { BoardColour } from '@murmel/contracts';
import { Swatches } from '../../../../core/boards/Swatches';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { useBoardTexts } from '../texts';

interface ColourDialogProps {
  title: string;
  value: BoardColour;
  onChange: (colour: BoardColour) => void;
  onClose: () => void;
}

/** Changes the colour of a card or a list at once. */
export default function ColourDialog({ title, value, onChange, onClose }: ColourDialogProps) {
  const t = useBoardTexts();
  const { t: shell } = useTranslation('shell');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeLabel={shell('close')}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Swatches label={title} value={value} onChange={onChange} />
    </Dialog>
  );
}
