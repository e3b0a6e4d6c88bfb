import { trimBlank } from '@murmel/contracts';
import { useRef, useState } from 'react';
import { Button } from '../forms/Button';
import { FieldError } from '../forms/FieldError';
import { TextInput } from '../forms/TextField';
import { FormDialog } from './FormDialog';

interface RenameDialogProps {
  name: string;
  title: string;
  /** label of the field */
  label: string;
  saveLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** Returns the reason why a name is invalid, as a sentence; shown from the first attempt to submit. */
  problemOf: (name: string) => string | undefined;
  /** Gets the trimmed name. @returns whether it counts now; if not, the caller reports why */
  rename: (name: string) => Promise<boolean>;
  /** Message of a failed request, below the field. */
  failure?: string | undefined;
  onClose: () => void;
}

/** Renames an item. An unchanged name closes the window silently. */
export function RenameDialog({ name: before, problemOf, rename, failure, onClose, ...texts }: RenameDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(before);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const error = (checked ? problemOf(name) : undefined) ?? failure;
  const submit = async () => {
    setChecked(true);
    if (problemOf(name)) return field.current?.focus();
    const wanted = trimBlank(name);
    if (wanted === before) return onClose();
    setBusy(true);
    const done = await rename(wanted);
    setBusy(false);
    if (done) onClose();
  };
  const cancel = (
    <Button variant="default" onClick={onClose}>
      {texts.cancelLabel}
    </Button>
  );
  return (
    <FormDialog
      title={texts.title}
      closeLabel={texts.closeLabel}
      submitLabel={texts.saveLabel}
      others={cancel}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        label={texts.label}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        error={error && <FieldError>{error}</FieldError>}
      />
    </FormDialog>
  );
}
