import type { PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { layoutWords } from './rows';

const COLOURS: readonly MarbleColour[] = ['tafel', 'himmel', 'koralle', 'pflaume', 'sonne', 'beere', 'wiese'];
const MARGIN = { x: 10, y: 6 };
const CLOUD = 'M84 88a18 18 0 0 1-3-36 30 30 0 0 1 57-9 24 24 0 0 1 22 45z';

/** The most frequent words, the largest in the middle. */
export function CloudPicture({ words }: Pick<PictureOf<'cloud'>, 'words'>) {
  const placed = layoutWords(words, 240 - 2 * MARGIN.x, 124 - 2 * MARGIN.y);
  const placeOf = new Map(words.map(({ text }, index) => [text, index]));
  return (
    <PreviewSheet colour="himmel" from="whole">
      {placed.length === 0 && <path d={CLOUD} className={classes.empty} />}
      {placed.map(({ text, size, x, y }) => (
        <text
          key={text}
          data-colour={COLOURS[(placeOf.get(text) ?? 0) % COLOURS.length]}
          x={x + MARGIN.x}
          y={y + MARGIN.y + size * 0.35}
          fontSize={size}
          textAnchor="middle"
          className={classes.title}
        >
          {text}
        </text>
      ))}
    </PreviewSheet>
  );
}
