import { Fragment } from 'react';
import { readable } from './short-address';

/** An address for people: without scheme, breaking after its slashes rather than inside a word, and never with a hyphen. */
export function Address({ of }: { of: string }) {
  const parts = readable(of).split('/');
  return (
    <span data-exact>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && (
            <>
              /<wbr />
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}
