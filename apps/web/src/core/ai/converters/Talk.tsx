import { speechesOf } from '@murmel/contracts';
import classes from './converters.module.css';

/** A talk of two, each speech beside the first letter of its speaker. */
export function Talk({ text }: { text: string }) {
  const speeches = speechesOf(text);
  const first = speeches[0]?.speaker;
  return (
    <ol className={classes.talk}>
      {speeches.map(({ speaker, text: said }, index) => (
        <li key={index} data-first={speaker === first || undefined}>
          <span className={classes.initial} aria-hidden>
            {speaker.slice(0, 1)}
          </span>
          <p>
            <strong>{speaker}</strong>
            <span className="visually-hidden">: </span>
            <span>{said}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
