import { type DragEvent, type ReactNode, useState } from 'react';
import type { Icon } from '../icon';
import { FileInput } from './FileInput';
import classes from './FilePlace.module.css';

export interface FilePlaceProps {
  icon: Icon;
  /** as the browser's own choice takes it; undefined: any */
  accept?: string | undefined;
  /** id of what says which files may come */
  hint?: string | undefined;
  /** what is pressed */
  children: ReactNode;
  onFile: (file: File) => void;
  /** where several are taken at once */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** what is dropped, where folders count, too; without it their files do */
  onDrop?: ((dropped: DataTransfer) => void) | undefined;
}

/** A place onto which files are dropped, or chosen for. */
export function FilePlace({ icon: IconShape, accept, hint, children, onFile, onFiles, onDrop }: FilePlaceProps) {
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
