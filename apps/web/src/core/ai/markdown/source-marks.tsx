import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { decodeEntities } from './read-markdown';

/** Returns the element in place of `[1]`; undefined where this number refers to nothing, and the words stay as they are. */
export type RenderSourceMark = (n: number) => ReactNode | undefined;

/** Provided by components that show an answer with references. */
export const SourceMarks = createContext<RenderSourceMark | undefined>(undefined);

const MARK = /\[(\d{1,2})\]/;

/** Words of an answer, with the numbers to which it refers; most have none, and cost no more than words. */
export const textWithSources = (text: string): ReactNode => (MARK.test(text) ? <Marked text={text} /> : decodeEntities(text));

function Marked({ text }: { text: string }) {
  const draw = useContext(SourceMarks);
  if (!draw) return decodeEntities(text);
  // Of a split by a pattern with a group every second part is what the group found.
  return text
    .split(MARK)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? decodeEntities(part) : (draw(Number(part)) ?? `[${part}]`)}</Fragment>);
}
