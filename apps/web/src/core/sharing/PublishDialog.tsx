import {
  CONTENT_LANGUAGES,
  CONTENT_LICENCES,
  type ContentLanguage,
  type ContentLicence,
  GRADE_LEVELS,
  type GradeLevel,
  type Item,
  SCHOOL_TYPES,
  type SchoolType,
  type Share,
  SUBJECT_TYPES,
  type SubjectType,
} from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { hasText } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { RadioCards } from '../../ui/forms/RadioCards';
import { NativeSelect } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import { ChoiceList } from '../items/ChoiceList';
import classes from './PublishDialog.module.css';

interface PublishDialogProps {
  item: Item;
  onPublished: (share: Share) => void;
  onClose: () => void;
}

interface Publication {
  licence: ContentLicence;
  language: ContentLanguage;
  gradeLevels: GradeLevel[];
  schoolTypes: SchoolType[];
  subjectTypes: SubjectType[];
}

/** Asks once, in plain words, before something is opened to the world. */
export default function PublishDialog({ item, onPublished, onClose }: PublishDialogProps) {
  const { t } = useTranslation('gallery');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: sharing } = useTranslation('sharing');
  const { language, gradeLevels, schoolTypes, subjectTypes, international } = item;
  const [draft, setDraft] = useState<Publication>({ licence: CONTENT_LICENCES[0], language, gradeLevels, schoolTypes, subjectTypes });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (part: Partial<Publication>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async () => {
    setBusy(true);
    try {
      onPublished(await api.gallery.publish({ id: item.id, ...draft }));
      toast({ tone: 'success', text: t('publish.done', { title: item.title }) });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  };
  const goesAlong = `publish.goesAlong.${item.kind}`;
  const grades = international ? 'gradeLevelsInternational' : 'gradeLevels';
  return (
    <FormDialog
      title={t('publish.title')}
      closeLabel={t('publish.close')}
      submitLabel={t('publish.submit')}
      others={
        <Button variant="default" onClick={onClose}>
          {t('publish.cancel')}
        </Button>
      }
      busy={busy}
      className={classes.form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {failure && <Notice tone="alert" title={failure} />}
      <p>{t('publish.means', { name: item.author.name })}</p>
      <p>{t('publish.safe')}</p>
      {hasText('gallery', goesAlong) && <Notice title={t(goesAlong)} />}
      <RadioCards
        legend={t('publish.licence')}
        value={draft.licence}
        onChange={(licence) => change({ licence })}
        cards={CONTENT_LICENCES.map((value) => ({
          value,
          label: sharing(`licences.${value.replaceAll('.', '_')}`),
          description: sharing(`licenceHints.${value.replaceAll('.', '_')}`),
        }))}
      />
      <h3 className={classes.head}>{t('publish.found')}</h3>
      <ChoiceList
        label={items('settings.subjectTypes')}
        options={SUBJECT_TYPES.map((value) => ({ value, label: items(`subjectTypes.${value}`) }))}
        chosen={draft.subjectTypes}
        onChange={(value) => change({ subjectTypes: value })}
      />
      <ChoiceList
        label={items('settings.gradeLevels')}
        options={GRADE_LEVELS.map((value) => ({ value, label: items(`${grades}.${value}`) }))}
        chosen={draft.gradeLevels}
        onChange={(value) => change({ gradeLevels: value })}
      />
      <ChoiceList
        label={items('settings.schoolTypes')}
        options={SCHOOL_TYPES.map((value) => ({ value, label: items(`schoolTypes.${value}`) }))}
        chosen={draft.schoolTypes}
        onChange={(value) => change({ schoolTypes: value })}
      />
      <NativeSelect
        label={items('settings.language')}
        value={draft.language}
        data={CONTENT_LANGUAGES.map((value) => ({ value, label: items(`languages.${value}`) }))}
        onChange={(event) => change({ language: event.currentTarget.value as ContentLanguage })}
      />
    </FormDialog>
  );
}
