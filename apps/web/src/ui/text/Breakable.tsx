import { Fragment } from 'react';
import { textFragments } from './text-fragments';

/** Shows a user's text: a word too long for its line breaks behind a sign, and only else between any two letters. */
export function Breakable({ text }: { text: string }) {
  return textFragments(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
