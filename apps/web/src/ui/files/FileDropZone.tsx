import { type DragEvent, type ReactNode, useState } from 'react';
import type { Icon } from '../icon';
import classes from './FileDropZone.module.css';
import { FileInput } from './FileInput';

export interface FileDropZoneProps {
  icon: Icon;
  /** value of the input's `accept`; undefined: any */
  accept?: string | undefined;
  /** id of the element that lists the permitted file types */
  hint?: string | undefined;
  /** content of the button */
  children: ReactNode;
  onFile: (file: File) => void;
  /** called with several files at once */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** called with the dropped data, including folders; without it only with the files */
  onDrop?: ((dropped: DataTransfer) => void) | undefined;
}

/** A place onto which files are dropped, or chosen for. */
export function FileDropZone({ icon: IconShape, accept, hint, children, onFile, onFiles, onDrop }: FileDropZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { dataTransfer } = event;
    const files = Array.from(dataTransfer.files);
    if (onDrop) onDrop(dataTransfer);
    else if (onFiles && files.length > 0) onFiles(files);
    else if (files[0]) onFile(files[0]);
  };
  return (
    <label
      className={classes.place}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput accept={accept} aria-describedby={hint} onFile={onFile} onFiles={onFiles} />
      <IconShape size={24} stroke={1.9} aria-hidden />
      {children}
    </label>
  );
}
