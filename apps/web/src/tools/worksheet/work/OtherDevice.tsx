import type { OwnWork } from '@murmel/contracts';
import { useState } from 'react';
import { TextButton } from '../../../core/answers/FormButton';
import { quietApi } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { ownOrigin } from '../../../platform/page/addresses';
import { QrCode } from '../../../ui/cards/QrCode';
import { useTexts } from './texts';
import classes from './work.module.css';

/** The way to go on with one's own work on another device: a code to scan, made when it is wanted. */
export default function OtherDevice({ own }: { own: OwnWork }) {
  const t = useTexts();
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const show = async (): Promise<void> => {
    try {
      const { key, path } = await quietApi.worksheets.ownKey({ id: own.id });
      setAddress(`${ownOrigin()}${path}#${key}`);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  if (!address) {
    return (
      <>
        <TextButton onClick={() => void show()}>{t('device.show')}</TextButton>
        {problem && <p role="alert">{problem}</p>}
      </>
    );
  }
  return (
    <div className={classes.device}>
      <QrCode value={address} size={168} label={t('device.code')} />
      <p>{t('device.text')}</p>
    </div>
  );
}
