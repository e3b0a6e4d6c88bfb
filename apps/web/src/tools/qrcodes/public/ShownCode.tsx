import type { Code } from '@murmel/contracts';
import { CodePicture } from '../drawn/CodePicture';
import { useDrawnCode } from '../drawn/use-drawn-code';
import classes from './public.module.css';

/** The code in its look. */
export default function ShownCode({ code: { text, look } }: { code: Code }) {
  const drawing = useDrawnCode(text, look);
  return <div className={classes.place}>{drawing && <CodePicture drawing={drawing} text={text} />}</div>;
}
