import { Fragment } from 'react';
import { readable } from './short-address';

/** An address for people: without scheme, and breaking after its slashes rather than inside a word. */
export function Address({ of }: { of: string }) {
  const parts = readable(of).split('/');
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      {index < parts.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}
