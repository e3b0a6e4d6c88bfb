import type { AttachedFile } from '@murmel/documents';
import { lookAddress } from '../../../../core/files/shown-file';
import classes from './attachments.module.css';

/** What can be heard is played on its card. */
export function Sound({ file: { file, name, contentType } }: { file: AttachedFile }) {
  if (!contentType.startsWith('audio/')) return null;
  return (
    <li className={classes.sound}>
      {/* Nobody has written captions for it. */}
      <audio src={lookAddress({ id: file })} aria-label={name} controls preload="metadata" />
    </li>
  );
}
