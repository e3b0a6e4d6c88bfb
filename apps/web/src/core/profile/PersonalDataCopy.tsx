import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { fileSize } from '../../ui/files/file-size';
import { saveFile } from '../../ui/files/save-file';
import { Button } from '../../ui/forms/Button';
import { StatusLine } from '../../ui/status/StatusLine';
import { copyFileName } from './copy-file';
import { fetchCopy } from './fetch-copy';
import classes from './ProfilePage.module.css';

type Copy = { state: 'none' } | { state: 'coming'; bytes: number } | { state: 'saved'; name: string } | { state: 'failed'; text: string };

/** The right to a copy: everything that is stored about a teacher, as one file. */
export function PersonalDataCopy() {
  const { t, i18n } = useTranslation('profile');
  const [copy, setCopy] = useState<Copy>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setCopy({ state: 'coming', bytes: 0 });
    try {
      const archive = await fetchCopy((bytes) => setCopy({ state: 'coming', bytes }), controller.signal);
      const name = copyFileName(new Date());
      saveFile(name, archive);
      setCopy({ state: 'saved', name });
    } catch (error) {
      setCopy(controller.signal.aborted ? { state: 'none' } : { state: 'failed', text: errorText(error) });
    }
  };
  return (
    <div className={classes.row}>
      <Button
        variant="light"
        leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
        loading={copy.state === 'coming'}
        onClick={() => void download()}
      >
        {t('copy.download')}
      </Button>
      {copy.state === 'coming' && (
        <>
          {/* Read out once when it begins; the growing number is only for the eye. */}
          <StatusLine state="saving" text={t('copy.coming')} />
          <span aria-hidden="true">{fileSize(copy.bytes, i18n.language)}</span>
          <Button variant="subtle" onClick={() => running.current?.abort()}>
            {t('copy.cancel')}
          </Button>
        </>
      )}
      {copy.state === 'saved' && <StatusLine state="saved" text={t('copy.saved', { name: copy.name })} />}
      {copy.state === 'failed' && <StatusLine state="error" text={t('copy.failed', { reason: copy.text })} />}
    </div>
  );
}
