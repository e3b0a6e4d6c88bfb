import { useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { ownOrigin } from '../../platform/page/addresses';
import { QrCode } from '../../ui/cards/QrCode';
import { TextButton } from './FormButton';
import classes from './OtherDevice.module.css';

interface OtherDeviceProps {
  /** makes a new key for one's own response */
  ownKey: () => Promise<{ key: string; path: string }>;
  texts: { show: string; code: string; text: string };
}

/** The way to go on with one's own response on another device: a code to scan, made when it is wanted (ADR 71). */
export default function OtherDevice({ ownKey, texts }: OtherDeviceProps) {
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const show = async (): Promise<void> => {
    try {
      const { key, path } = await ownKey();
      setAddress(`${ownOrigin()}${path}#${key}`);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  if (!address) {
    return (
      <>
        <TextButton onClick={() => void show()}>{texts.show}</TextButton>
        {problem && <p role="alert">{problem}</p>}
      </>
    );
  }
  return (
    <div className={classes.device}>
      <QrCode value={address} size={168} label={texts.code} />
      <p>{texts.text}</p>
    </div>
  );
}
