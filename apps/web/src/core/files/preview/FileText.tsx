import { decodeText } from '@murmel/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../platform/api/client';
import { type FileInfo, inlineAddress } from '../file-links';
import { useTexts } from '../texts';
import classes from './preview.module.css';
import type { PreviewKind } from './preview-kind';

interface FileTextProps {
  file: FileInfo;
  kind: Extract<PreviewKind, 'text' | 'office'>;
  onFail: () => void;
}

interface Words {
  words: string;
  /** there are more than these */
  more: boolean;
}

/** Shows the text of a file as plain characters, without interpreting it; of an office file the server reads the words. */
export function FileText({ file, kind, onFail }: FileTextProps) {
  const t = useTexts();
  const [shown, setShown] = useState<Words>();
  const { id } = file;
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const reading = kind === 'office' ? api.ownerFiles.words({ id }, { signal }) : plainText(id, signal);
    reading.then(
      (words) => signal.aborted || setShown(words),
      () => signal.aborted || fail(),
    );
    return () => leaving.abort();
  }, [id, kind]);
  if (!shown) return <p role="status">{t('loading')}</p>;
  return (
    <>
      {kind === 'office' && <p className={classes.note}>{t('onlyWords')}</p>}
      <div className={classes.text} data-words={kind === 'office' || undefined} tabIndex={0} role="region" aria-label={file.name}>
        {shown.words || t('noWords')}
      </div>
      {shown.more && <p className={classes.note}>{t('onlyBeginning')}</p>}
    </>
  );
}

async function plainText(id: string, signal: AbortSignal): Promise<Words> {
  const answer = await fetch(inlineAddress({ id }), { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const bytes = await answer.arrayBuffer();
  return { words: decodeText(new Uint8Array(bytes)) ?? new TextDecoder().decode(bytes), more: false };
}
