import { LIMITS, type SchoolClass } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { randomId } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/status/toast-queue';
import { PaidFeature } from '../../licences/PaidFeature';
import { useClassesRoot } from '../../links/class-paths';
import { pasteAsList } from '../../pasted/paste-as-list';
import { pastedNames } from '../../pasted/pasted-names';
import classes from '../dialogs/dialogs.module.css';
import { listProblem, pupilList } from './pupil-list';

interface AddPupilsDialogProps {
  schoolClass: SchoolClass;
  /** number of pupils that still fit into the class; null: unlimited */
  free: number | null;
  onClose: () => void;
}

/** A pasted list of names or abbreviations becomes pupils, each with a code of their own. */
export function AddPupilsDialog({ schoolClass: { id, pupilsMax }, free, onClose }: AddPupilsDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  // Idempotency key of one list: a second press after a lost connection adds no pupil twice.
  const [key, setKey] = useState(randomId);
  const list = pupilList(text);
  const { names, tooLong, repeated } = list;
  const add = useMutation({
    mutationFn: () => api.schoolClasses.addPupils({ id, pupils: names.map((name) => ({ name })) }, { context: { idempotencyKey: key } }),
    onSuccess: (added) => {
      onClose();
      toast({
        tone: 'success',
        text: t('done.addPupils', { count: added.length }),
        action: { label: t('printCodes'), onSelect: () => void navigate(`${root}/${id}/pupils/print`) },
      });
    },
    onError: () => field.current?.focus(),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const problem = listProblem(list, free);
  const values = {
    max: LIMITS.schoolClass.pupilName.max,
    name: tooLong[0],
    limit: pupilsMax ?? 0,
    free: free ?? 0,
    count: names.length,
    atOnce: LIMITS.schoolClass.pupilsAtOnce,
  };
  // A list that is too long is reported while it is pasted; an empty one only on submit.
  const shown = problem === 'empty' && !checked ? undefined : problem;
  const refused = add.isError
    ? isErrorCode(add.error, 'PUPIL_LIMIT_REACHED')
      ? errorText(add.error)
      : `${t('failed.addPupils')} ${errorText(add.error)}`
    : undefined;
  const error = shown ? t(`addPupils.problems.${shown}`, values) : refused;

  const write = (written: string): void => {
    setText(written);
    setKey(randomId());
    add.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem) field.current?.focus();
    else add.mutate();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {shell('cancel')}
      </Button>
      <Button type="submit" form={form} loading={add.isPending}>
        {names.length > 0 ? t('addPupils.submit', { count: names.length }) : t('addPupils.button')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('addPupils.title')} closeLabel={shell('close')} footer={footer}>
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          ref={field}
          data-autofocus
          label={t('addPupils.label')}
          description={t('addPupils.hint')}
          rows={10}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onPaste={(event) => {
            const pasted = pasteAsList(event, pastedNames);
            if (pasted !== undefined) write(pasted);
          }}
          onChange={(event) => write(event.currentTarget.value)}
          error={error && <FieldError>{error}</FieldError>}
        />
        <p className={classes.count} aria-live="polite">
          {t('addPupils.count', { count: names.length })}
          {free !== null && ` · ${t('addPupils.free', { count: free })}`}
        </p>
        <PaidFeature feature="manyPupils" />
        {repeated.length > 0 && (
          <p className={classes.hint}>{t('addPupils.repeated', { names: repeated.slice(0, 3).join(', '), count: repeated.length })}</p>
        )}
      </form>
    </Dialog>
  );
}
