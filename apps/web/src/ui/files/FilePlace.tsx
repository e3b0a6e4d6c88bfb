import { type DragEvent, useState } from 'react';
import { FieldError } from '../forms/FieldError';
import type { Icon } from '../icon';
import { FileInput } from './FileInput';
import classes from './FilePlace.module.css';

interface FilePlaceProps {
  icon: Icon;
  /** as the browser's own choice takes it */
  accept: string;
  /** id of what says which files may come */
  hint: string;
  words: { choose: string; sending: string; reading: string };
  /** what of the file has gone up, from 0 to 1; undefined while none is on its way */
  sent: number | undefined;
  /** why the last one was not taken */
  problem: string | undefined;
  onFile: (file: File) => void;
}

/** A place onto which one file is dropped, or chosen for; then how far it is, and why it was refused. */
export function FilePlace({ icon: IconShape, accept, hint, words, sent, problem, onFile }: FilePlaceProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <>
      {sent === undefined ? (
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
          <FileInput accept={accept} aria-describedby={hint} onFile={onFile} />
          <IconShape size={24} stroke={1.9} aria-hidden />
          {words.choose}
        </label>
      ) : (
        <div className={classes.place}>
          {/* Once it is there it is read, and nobody knows how long that takes. */}
          <progress className={classes.progress} aria-label={words.sending} {...(sent < 1 && { value: sent })} />
          <span role="status">{sent < 1 ? words.sending : words.reading}</span>
        </div>
      )}
      <div role="alert" className={classes.problem}>
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </>
  );
}
