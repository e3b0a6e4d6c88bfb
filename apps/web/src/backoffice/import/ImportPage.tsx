import { BACKOFFICE_LIMITS, BACKOFFICE_PATH, decodeText } from '@murmel/contracts';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { RouterLink } from '../../core/links/RouterLink';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { FileDropZone } from '../../ui/files/FileDropZone';
import { Button } from '../../ui/forms/Button';
import { SwitchRow } from '../../ui/forms/SwitchRow';
import { NativeSelect, Textarea } from '../../ui/forms/TextField';
import { PageHeader } from '../../ui/layout/PageHeader';
import panes from '../../ui/layout/panes.module.css';
import { Notice } from '../../ui/status/Notice';
import { useLicenceChoices, useSchoolChoices } from '../choices';
import classes from '../lists.module.css';
import { ImportPreview } from './ImportPreview';
import { readTeachers, type TeacherLine } from './read-teachers';
import { type Known, knownAmong, type Preset } from './use-import';

const { lines: mostLines, bytes: mostBytes } = BACKOFFICE_LIMITS.import;
const NO_PRESET: Preset = { schoolId: null, licenceId: null, reviewer: false };

/** Teachers from a table: what is wrong with which line is shown first, and nothing is written before it is said. */
export default function ImportPage() {
  const { t } = useTranslation('backoffice/import');
  const [text, setText] = useState('');
  const [preset, setPreset] = useState(NO_PRESET);
  const [problem, setProblem] = useState<string>();
  const [looking, setLooking] = useState(false);
  const [preview, setPreview] = useState<{ lines: TeacherLine[]; known: Known }>();
  const look = async (table: string) => {
    setProblem(undefined);
    const read = readTeachers(table);
    if ('problem' in read) return setProblem(t(`problem.${read.problem}`, { limit: mostLines }));
    setLooking(true);
    try {
      setPreview({ lines: read.lines, known: await knownAmong(read.lines) });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setLooking(false);
    }
  };
  const take = async (file: File) => {
    if (file.size > mostBytes) return setProblem(t('problem.tooMany', { limit: mostLines }));
    const table = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (table === undefined) return setProblem(t('problem.noText'));
    setText(table);
    await look(table);
  };
  return (
    <>
      <PageHeader
        breadcrumbs={<RouterLink href={`${BACKOFFICE_PATH}/users`}>{t('people')}</RouterLink>}
        title={t('title')}
        text={t('text')}
      />
      {preview ? (
        <ImportPreview {...preview} preset={preset} onBack={() => setPreview(undefined)} />
      ) : (
        <form
          className={panes.panes}
          onSubmit={(event) => {
            event.preventDefault();
            if (!looking) void look(text);
          }}
        >
          <section className={panes.part} aria-labelledby="table">
            <h2 id="table" className={panes.head}>
              {t('table')}
            </h2>
            <p id="table-hint" className={panes.hint}>
              {t('hint', { lines: mostLines })}
            </p>
            <FileDropZone
              icon={IconFileSpreadsheet}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              hint="table-hint"
              onFile={(file) => void take(file)}
            >
              {t('choose')}
            </FileDropZone>
            <Textarea
              label={t('paste')}
              placeholder={t('example')}
              rows={6}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {problem && (
              <Notice tone="alert" announce>
                {problem}
              </Notice>
            )}
            <div className={classes.row}>
              <Button type="submit" loading={looking}>
                {t('look')}
              </Button>
            </div>
          </section>
          <PresetFields preset={preset} onChange={setPreset} />
        </form>
      )}
    </>
  );
}

function PresetFields({ preset, onChange }: { preset: Preset; onChange: (preset: Preset) => void }) {
  const { t } = useTranslation('backoffice/import');
  const schools = useSchoolChoices(null);
  const licences = useLicenceChoices(null);
  return (
    <section className={panes.part} aria-labelledby="preset">
      <h2 id="preset" className={panes.head}>
        {t('preset')}
      </h2>
      <NativeSelect
        label={t('school')}
        value={preset.schoolId ?? ''}
        data={[{ value: '', label: t('noSchool') }, ...schools]}
        onChange={(event) => onChange({ ...preset, schoolId: event.currentTarget.value || null })}
      />
      <NativeSelect
        label={t('licence')}
        value={preset.licenceId ?? ''}
        data={[{ value: '', label: t('noLicence') }, ...licences]}
        onChange={(event) => onChange({ ...preset, licenceId: event.currentTarget.value || null })}
      />
      <SwitchRow
        label={t('reviewer')}
        description={t('reviewerText')}
        checked={preset.reviewer}
        onChange={(reviewer) => onChange({ ...preset, reviewer })}
      />
    </section>
  );
}
