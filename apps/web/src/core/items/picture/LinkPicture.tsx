import type { PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { rowsOf, widthOf } from './rows';

const INNER = 184;
const SIZE = 13;
/** three links of a chain: short, and where it leads */
const CHAIN = ['M96 40a14 14 0 0 1 0-20h0a14 14 0 0 1 20 0l6 6', 'M144 20a14 14 0 0 1 0 20h0a14 14 0 0 1-20 0l-6-6'];

/** The host that a short link leads to. */
export function LinkPicture({ host, colour }: Pick<PictureOf<'link'>, 'host'> & { colour: MarbleColour }) {
  const [row = ''] = rowsOf(host, SIZE, INNER, 1);
  const width = Math.min(INNER, widthOf(row, SIZE)) + 28;
  return (
    <PreviewSheet colour={colour}>
      <g className={classes.chain} data-colour={colour}>
        {CHAIN.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <rect x={120 - width / 2} y="62" width={width} height="34" rx="17" className={paper.sheet} />
      <text x="120" y="84" fontSize={SIZE} textAnchor="middle" className={classes.strong}>
        {row}
      </text>
    </PreviewSheet>
  );
}
