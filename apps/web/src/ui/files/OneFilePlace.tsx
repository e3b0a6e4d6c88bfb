import { FieldError } from '../forms/FieldError';
import { FilePlace, type FilePlaceProps } from './FilePlace';
import classes from './FilePlace.module.css';

interface OneFilePlaceProps extends Pick<FilePlaceProps, 'icon' | 'accept' | 'hint' | 'onFile'> {
  words: { choose: string; sending: string; reading: string };
  /** what of the file has gone up, from 0 to 1; undefined while none is on its way */
  sent: number | undefined;
  /** why the last one was not taken */
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
