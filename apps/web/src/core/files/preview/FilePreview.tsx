import { IconFileUnknown } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../platform/page/lazy-part';
import { type FileInfo, inlineAddress } from '../file-links';
import { useTexts } from '../texts';
import { FileText } from './FileText';
import classes from './preview.module.css';
import { previewKind } from './preview-kind';

const PdfPages = lazyPart(() => import('./PdfPages'));

/** A file as it can be looked at here. What a browser could run is never opened: pictures were drawn anew, everything else is only read. */
export function FilePreview({ file }: { file: FileInfo }) {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  const kind = failed ? undefined : previewKind(file);
  const fail = () => setFailed(true);
  const address = inlineAddress(file);
  if (kind === 'picture') return <img className={classes.picture} src={address} alt={t('picture', { name: file.name })} onError={fail} />;
  if (kind === 'pdf') return <PdfPages address={address} name={file.name} onFail={fail} waiting={<p role="status">{t('loading')}</p>} />;
  if (kind === 'text' || kind === 'office') return <FileText file={file} kind={kind} onFail={fail} />;
  if (kind === 'audio')
    return <audio className={classes.sound} src={address} aria-label={file.name} controls preload="metadata" onError={fail} />;
  if (kind === 'video')
    return <video className={classes.film} src={address} aria-label={file.name} controls playsInline preload="metadata" onError={fail} />;
  return (
    <div className={classes.none} role="status">
      <IconFileUnknown size={48} stroke={1.6} aria-hidden />
      <p>{t(failed ? 'broken' : 'noPreview')}</p>
    </div>
  );
}
