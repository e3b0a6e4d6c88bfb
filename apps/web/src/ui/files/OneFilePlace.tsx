import { FieldError } from '../forms/FieldError';
import { FilePlace, type FilePlaceProps } from './FilePlace';
import classes from './FilePlace.module.css';

interface OneFilePlaceProps extends Pick<FilePlaceProps, 'icon' | 'accept' | 'hint' | 'onFile'> {
  words: { choose: string; sending: string; reading: string };
  /** uploaded fraction, from 0 to 1; undefined while no upload is running */
  sent: number | undefined;
  /** reason why the last file was rejected */
  problem: string | undefined;
}

/** A place for one file; then how far it is, and why it was refused. */
export function OneFilePlace({ words, sent, problem, ...place }: OneFilePlaceProps) {
  return (
    <>
      {sent === undefined ? (
        <FilePlace {...place}>{words.choose}</FilePlace>
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
