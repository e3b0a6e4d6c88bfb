import { LIMITS, type NamesList } from '@murmel/contracts';
import { type FormEvent, useId, useState } from 'react';
import { NamesFromClass } from '../../../core/classes/names/NamesFromClass';
import { pasteAsList } from '../../../core/pasted/paste-as-list';
import { pastedNames } from '../../../core/pasted/pasted-names';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import { ApartPairs } from './ApartPairs';
import classes from './names.module.css';
import { inputOf, namesProblem, rowsAfter, rowsOf } from './names-draft';
import { useNamesTexts } from './texts';
import { useNamesChanges } from './use-names-lists';

interface NamesDialogProps {
  /** undefined: a new one */
  list: NamesList | undefined;
  onClose: () => void;
  onSaved: (list: NamesList) => void;
}

const { listNameMax } = LIMITS.teachingBoard;

/** Makes or changes a list of names: one name per line, and who must not meet in a group. */
export function NamesDialog({ list, onClose, onSaved }: NamesDialogProps) {
  const t = useNamesTexts();
  const { t: shell } = useTranslation('shell');
  const form = useId();
  const [name, setName] = useState(list?.name ?? '');
  const [text, setText] = useState(() => list?.entries.map((entry) => entry.name).join('\n') ?? '');
  const [rows, setRows] = useState(() => (list ? rowsOf(list) : []));
  const [apart, setApart] = useState<readonly (readonly [string, string])[]>(list?.apart ?? []);
  const [asking, setAsking] = useState(false);
  const { save, remove, saving, removing, error } = useNamesChanges({ saved: onSaved, removed: onClose });
  const problem = namesProblem(rows.map((row) => row.name));
  const write = (written: string): void => {
    setText(written);
    setRows((before) => rowsAfter(before, pastedNames(written)));
  };
  const submit = (event: FormEvent): void => {
    // The form is inside a card's settings, which have one of their own.
    event.preventDefault();
    event.stopPropagation();
    if (!problem) save(list?.id, inputOf(name || t('untitled'), rows, apart));
  };
  const footer = (
    <>
      {list && (
        <Button variant="subtle" color="koralle" className={classes.remove} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} disabled={problem !== undefined} loading={saving}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t(list ? 'editTitle' : 'newTitle')} closeLabel={shell('close')} footer={footer} size="lg">
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          value={name}
          maxLength={listNameMax}
          data-autofocus={list ? undefined : true}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NamesFromClass
          onNames={(schoolClass, pupils) => {
            write(pupils.join('\n'));
            if (name.trim() === '') setName(schoolClass.slice(0, listNameMax));
          }}
        />
        <Textarea
          label={t('names')}
          description={t('namesHint')}
          value={text}
          rows={10}
          autoComplete="off"
          spellCheck={false}
          onPaste={(event) => {
            const pasted = pasteAsList(event, pastedNames);
            if (pasted !== undefined) write(pasted);
          }}
          onChange={({ currentTarget: { value } }) => write(value)}
          error={problem && text.trim() !== '' && <FieldError>{t(`problem.${problem.code}`, { limit: problem.limit })}</FieldError>}
        />
        <p className={classes.count} role="status">
          {t('count', { count: rows.length })}
          {problem && text.trim() === '' && <span className={classes.note}> {t(`problem.${problem.code}`, { limit: problem.limit })}</span>}
        </p>
        <ApartPairs rows={rows} pairs={apart} onChange={setApart} />
        <p className={classes.note}>{t('private')}</p>
        {error && (
          <Notice tone="alert" announce>
            {errorText(error)}
          </Notice>
        )}
      </form>
      <ConfirmDialog
        opened={asking}
        title={t('confirm.title', { name: list?.name })}
        confirmLabel={t('remove')}
        cancelLabel={shell('cancel')}
        busy={removing}
        onConfirm={() => list && remove(list.id)}
        onCancel={() => setAsking(false)}
      >
        {t('confirm.text', { count: list?.entries.length ?? 0 })}
      </ConfirmDialog>
    </Dialog>
  );
}
