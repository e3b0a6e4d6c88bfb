import { BACKOFFICE_LIMITS, LICENCE_KINDS, type Licence, type LicenceKind } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { WholeField } from '../../platform/forms/WholeField';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { NativeSelect, TextInput } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import { useSchoolChoices } from '../choices';
import classes from '../lists.module.css';
import { draftOf, faultsOf, fieldsOf, type LicenceDraft, type LicenceFault } from './licence-draft';

const { name: letters, seats: most } = BACKOFFICE_LIMITS.licence;

/** A new licence, or another name, number of seats or end for one. Its kind stays. */
export function LicenceDialog({ licence, onClose }: { licence: Licence | undefined; onClose: () => void }) {
  const { t } = useTranslation('backoffice/licences');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(licence));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const schools = useSchoolChoices(licence?.school ?? null);
  const change = (fields: Partial<LicenceDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const faults = faultsOf(draft);
  const fault = (one: LicenceFault) => tried && faults.includes(one) && <FieldError>{t(`fault.${one}`, { ...letters, most })}</FieldError>;
  const save = async () => {
    setTried(true);
    if (faults.length > 0) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const fields = fieldsOf(draft);
      if (licence) await api.backofficeLicences.update({ licenceId: licence.id, ...fields });
      else await api.backofficeLicences.create({ kind: draft.kind, ...fields });
      toast({ tone: 'success', text: t(licence ? 'done.edit' : 'done.create', { name: fields.name }) });
      void queryClient.invalidateQueries();
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t(licence ? 'editTitle' : 'create')}
      closeLabel={shell('cancel')}
      submitLabel={t('save')}
      busy={busy}
      className={classes.fields}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
      {!licence && (
        <NativeSelect
          label={t('column.kind')}
          value={draft.kind}
          data={LICENCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(event) => change({ kind: event.currentTarget.value as LicenceKind })}
        />
      )}
      <TextInput
        label={t('column.name')}
        value={draft.name}
        maxLength={letters.max}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={fault('name')}
      />
      <div className={classes.pair}>
        <WholeField
          type="number"
          inputMode="numeric"
          label={t('column.seats')}
          description={t('seatsHint')}
          min={1}
          max={most}
          value={draft.seats}
          onValue={(seats) => change({ seats })}
          error={fault('seats')}
        />
        <NativeSelect
          label={t('school')}
          value={draft.schoolId ?? ''}
          data={[{ value: '', label: t('noSchool') }, ...schools]}
          onChange={(event) => change({ schoolId: event.currentTarget.value || null })}
        />
        <WholeField
          type="date"
          label={t('begin')}
          value={draft.startsOn}
          onValue={(startsOn) => change({ startsOn })}
          error={fault('begin')}
        />
        <WholeField
          type="date"
          label={t('endDay')}
          description={t('endHint')}
          value={draft.endsOn}
          onValue={(endsOn) => change({ endsOn })}
          error={fault('end')}
        />
      </div>
      {draft.kind !== 'tools_pro' && (
        <SwitchRow
          label={t('column.classes')}
          description={t('classesText')}
          checked={draft.sharedClasses}
          onChange={(sharedClasses) => change({ sharedClasses })}
        />
      )}
    </FormDialog>
  );
}
