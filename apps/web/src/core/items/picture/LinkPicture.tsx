import type { PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { rowsOf, widthOf } from './rows';

const INNER = 184;
const CODE = 20;
const HOST = 13;
/** two links of a chain in a field of 24 */
const CHAIN = 'M9 15l6-6M11 6l.46-.54a5 5 0 0 1 7.07 7.07l-.53.47M13 18l-.4.53a5.07 5.07 0 0 1-7.12 0a4.97 4.97 0 0 1 0-7.07l.52-.46';

/** A short link: its code on a sign, and below it the host that it leads to. Those who do not learn the code see a chain. */
export function LinkPicture({ picture: { code, host }, colour }: { picture: PictureOf<'link'>; colour: MarbleColour }) {
  const [sign = ''] = code ? rowsOf(code, CODE, INNER, 1) : [];
  const [row = ''] = rowsOf(host, HOST, INNER, 1);
  const width = Math.max(84, Math.min(INNER, widthOf(sign, CODE)) + 36);
  const below = Math.min(INNER, widthOf(row, HOST)) + 28;
  return (
    <PreviewSheet colour={colour} from="whole">
      <g className={classes.chain} data-colour={colour}>
        {code ? <path d="M120 52v20m-6-6 6 6 6-6" /> : <path transform="translate(99 17) scale(1.75)" d={CHAIN} />}
      </g>
      {code && (
        <>
          <rect x={120 - width / 2} y="14" width={width} height="38" rx="19" className={paper.strong} />
          <text x="120" y="40" fontSize={CODE} textAnchor="middle" className={classes.onStrong}>
            {sign}
          </text>
        </>
      )}
      {row === '' ? (
        <rect x="86" y="80" width="68" height="28" rx="14" className={classes.empty} />
      ) : (
        <>
          <rect x={120 - below / 2} y="78" width={below} height="30" rx="15" className={paper.sheet} />
          <text x="120" y="97.5" fontSize={HOST} textAnchor="middle" className={classes.strong}>
            {row}
          </text>
        </>
      )}
    </PreviewSheet>
  );
}
