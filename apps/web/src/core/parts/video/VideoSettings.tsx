import type { PartOf } from '@murmel/documents';
import { currentLanguage } from '../../../platform/i18n/i18n';
import { TextInput } from '../../../ui/forms/TextField';
import { externalVideo, requiredHost } from '../frame/external-page';
import { useFrameField } from '../frame/use-frame-field';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { useFrameTexts } from '../texts';
import { ChooseFile } from '../upload/ChooseFile';
import { usePartUpload } from '../upload/use-part-upload';
import classes from './video.module.css';

/** A film of YouTube or Vimeo, or one from this device. */
export default function VideoSettings({ part, close }: PartProps<PartOf<'video'>> & { close(): void }) {
  const t = useFrameTexts();
  const change = useChange(part);
  const file = usePartUpload(part);
  const known = part.content.address ?? '';
  const { typed, busy, fits, refuse, field } = useFrameField(usePartHost().item.id, known);
  const film = externalVideo(typed);
  const save = async () => {
    if (typed.trim() !== '' && !film) return refuse(t('video.refused', { host: requiredHost(currentLanguage()) }));
    if (!film || film.page === known) return close();
    if (!(await fits(film.page))) return;
    const { ok } = await change({ address: film.page, file: null, name: '' });
    if (ok) close();
  };
  return (
    <Panel onDone={() => void save()} busy={busy} doneLabel={t(film && film.page !== known ? 'apply' : 'done')}>
      <TextInput {...field} label={t('video.address')} description={t('video.addressHint')} type="url" inputMode="url" />
      <p className={classes.or}>{t('or')}</p>
      <ChooseFile part={part} file={file} />
      {part.content.file && <p>{t('video.uploaded', { name: part.content.name })}</p>}
    </Panel>
  );
}
