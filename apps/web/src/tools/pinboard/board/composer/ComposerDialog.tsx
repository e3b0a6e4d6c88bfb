import type { PinboardList } from '@murmel/documents';
import { Button } from '../../../../ui/forms/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { useBoardTexts } from '../texts';
import { ComposerFields } from './ComposerFields';
import classes from './composer.module.css';
import { useComposer } from './use-composer';

interface ComposerDialogProps {
  list: PinboardList;
  /** reason why it opened automatically */
  why?: string;
  /**
   * @param said message about the pinned card, for users who do not see it: this form is gone then
   */
  onClose: (said?: string) => void;
}

/** The form for a new card over the whole screen of a phone. What is written stays when it is closed. */
export default function ComposerDialog({ list, why, onClose }: ComposerDialogProps) {
  const t = useBoardTexts();
  const composer = useComposer(list);
  const pin = async () => {
    const said = await composer.pin();
    if (said !== '') onClose(said);
  };
  return (
    <Dialog
      opened
      onClose={() => onClose()}
      title={t('composer.label', { list: list.name })}
      closeLabel={t('composer.close')}
      footer={
        <Button type="submit" form="new-card" size="xl" fullWidth disabled={composer.empty} loading={composer.busy}>
          {t('composer.pin')}
        </Button>
      }
    >
      <form
        id="new-card"
        className={classes.form}
        data-large=""
        data-tint={composer.draft.colour}
        onSubmit={(event) => {
          event.preventDefault();
          void pin();
        }}
      >
        {why && (
          <p className={classes.why} role="status">
            {why}
          </p>
        )}
        <ComposerFields composer={composer} onSubmit={() => void pin()} />
      </form>
    </Dialog>
  );
}
