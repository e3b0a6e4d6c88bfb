import { FieldError } from '../forms/FieldError';
import { FileDropZone, type FileDropZoneProps } from './FileDropZone';
import classes from './FileDropZone.module.css';

interface FileUploadFieldProps extends Pick<FileDropZoneProps, 'icon' | 'accept' | 'hint' | 'onFile'> {
  words: { choose: string; sending: string; reading: string };
  /** uploaded fraction, from 0 to 1; undefined while no upload is running */
  sent: number | undefined;
  /** reason why the last file was rejected */
  problem: string | undefined;
}

/** A place for one file; then how far it is, and why it was refused. */
export function FileUploadField({ words, sent, problem, ...place }: FileUploadFieldProps) {
  return (
    <>
      {sent === undefined ? (
        <FileDropZone {...place}>{words.choose}</FileDropZone>
      ) : (
        <div className={classes.place}>
          {/* Once uploaded it is processed, for an unknown time. */}
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
