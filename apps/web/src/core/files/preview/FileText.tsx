import { decodeText } from '@murmel/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../texts';
import classes from './preview.module.css';

interface FileTextProps {
  address: string;
  name: string;
  onFail: () => void;
}

/** Shows the text of a file as plain characters, without interpreting it. */
export function FileText({ address, name, onFail }: FileTextProps) {
  const t = useTexts();
  const [words, setWords] = useState<string>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(String(answer.status)))))
      .then((bytes) => setWords(decodeText(new Uint8Array(bytes)) ?? new TextDecoder().decode(bytes)))
      .catch(() => leaving.signal.aborted || fail());
    return () => leaving.abort();
  }, [address]);
  if (words === undefined) return <p role="status">{t('loading')}</p>;
  return (
    <div className={classes.text} tabIndex={0} role="region" aria-label={name}>
      {words}
    </div>
  );
}
