import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../texts';
import { fileIn, usePastedFile } from './dropped-file';
import classes from './upload.module.css';
import { type UploadPart, usePartUpload } from './use-part-upload';

/** Takes files that are dropped or pasted onto a part, and shows how far the last one is. */
export default function FileDropTarget({ part, children }: { part: UploadPart; children: ReactNode }) {
  const t = useTexts();
  const face = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const { upload, send, dismiss } = usePartUpload(part);
  usePastedFile(send, () => {
    const { activeElement } = document;
    return activeElement?.closest('[data-part]')?.contains(face.current) ?? false;
  });
  const drop = (event: DragEvent) => {
    const dropped = fileIn(event.dataTransfer);
    setOver(false);
    if (!dropped) return;
    event.preventDefault();
    event.stopPropagation();
    send(dropped);
  };
  return (
    <div
      ref={face}
      className={classes.face}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {upload && (
        <div className={classes.over} role={'problem' in upload ? 'alert' : undefined}>
          {'problem' in upload ? (
            <span>{upload.problem}</span>
          ) : (
            <progress className={classes.progress} max={100} value={upload.percent} aria-label={t('upload.going', { name: upload.name })} />
          )}
          <button type="button" className={classes.dismiss} onClick={dismiss}>
            {t('problem' in upload ? 'close' : 'upload.stop')}
          </button>
        </div>
      )}
    </div>
  );
}
