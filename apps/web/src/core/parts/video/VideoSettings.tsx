import type { PartOf } from '@murmel/documents';
import { useState } from 'react';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import { foreignVideo } from '../frame/foreign';
import { useFrameCheck } from '../frame/use-frame-check';
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
  const [address, setAddress] = useState(known);
  const [refused, setRefused] = useState(false);
  const check = useFrameCheck(usePartHost().item.id);
  const film = foreignVideo(address);
  const save = async () => {
    const typed = address.trim();
    if (typed !== '' && !film) return setRefused(true);
    if (!film || film.page === known) return close();
    if (!(await check.fits(film.page))) return;
    const { ok } = await change({ address: film.page, file: null, name: '' });
    if (ok) close();
  };
  const problem = refused ? t('video.refused') : check.problem;
  return (
    <Panel onDone={() => void save()} busy={check.busy} doneLabel={t(film && film.page !== known ? 'apply' : 'done')}>
      <TextInput
        label={t('video.address')}
        description={t('video.addressHint')}
        value={address}
        type="url"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setRefused(false);
          check.forget();
        }}
        error={problem && <FieldError>{problem}</FieldError>}
      />
      <p className={classes.or}>{t('or')}</p>
      <ChooseFile part={part} file={file} />
      {part.content.file && <p>{t('video.uploaded', { name: part.content.name })}</p>}
    </Panel>
  );
}
