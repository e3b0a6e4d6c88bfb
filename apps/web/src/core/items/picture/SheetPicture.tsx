import { type BlockKind, isTask, type PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { rowsOf } from './rows';

const INNER = 132;
const SIZE = 8.5;
const ROOM = 112;

/** The first blocks of a sheet: tasks with number and words, of the others their kind. */
export function SheetPicture({ blocks, colour }: Pick<PictureOf<'sheet'>, 'blocks'> & { colour: MarbleColour }) {
  let y = 0;
  let number = 0;
  const drawn = blocks.flatMap(({ kind, task }, index) => {
    if (y > ROOM) return [];
    const rows = task ? rowsOf(task, SIZE, INNER - 16, 2) : [];
    if (isTask(kind)) number += 1;
    const place = y;
    y += Math.max(1, rows.length) * SIZE * 1.3 + HEIGHT[kind] + 7;
    return [
      <g key={index} transform={`translate(0 ${place})`}>
        {isTask(kind) && (
          <>
            <circle cx="5.5" cy="4.5" r="5.5" className={classes.strong} />
            {rows.map((row, line) => (
              <text key={line} x="16" y={SIZE * (0.8 + line * 1.3)} fontSize={SIZE} className={classes.strong}>
                {row}
              </text>
            ))}
          </>
        )}
        <g transform={`translate(${isTask(kind) ? 16 : 0} ${isTask(kind) ? Math.max(1, rows.length) * SIZE * 1.3 + 1 : 0})`}>
          <Inside kind={kind} />
        </g>
      </g>,
    ];
  });
  return (
    <PreviewSheet colour={colour}>
      <rect x="38" y="14" width="164" height="140" rx="6" className={paper.sheet} />
      <g transform="translate(54 28)">{drawn}</g>
    </PreviewSheet>
  );
}

const HEIGHT: Readonly<Record<BlockKind, number>> = {
  StaticText: 14,
  Text: 20,
  SingleChoice: 20,
  MultipleChoice: 20,
  FillInTheBlankText: 14,
  Image: 34,
  Video: 30,
  H5p: 24,
  Upload: 26,
  File: 14,
  Hint: 0,
  Divider: 2,
  Spacer: 8,
};

function Inside({ kind }: { kind: BlockKind }) {
  switch (kind) {
    case 'Text':
      return <path d="M0 9H112M0 19H112" className={classes.outline} />;
    case 'SingleChoice':
    case 'MultipleChoice':
      return [0, 11].map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <rect x="0.75" y="0.75" width="7.5" height="7.5" rx={kind === 'SingleChoice' ? 4 : 1.5} className={classes.outline} />
          <rect x="13" y="3" width="52" height="3" rx="1.5" data-colour="sonne" className={paper.soft} />
        </g>
      ));
    case 'FillInTheBlankText':
      return (
        <>
          <rect y="3" width="36" height="3" rx="1.5" data-colour="sonne" className={paper.soft} />
          <rect x="40.5" y="0.5" width="30" height="9" rx="2" className={classes.outline} />
          <rect x="75" y="3" width="34" height="3" rx="1.5" data-colour="sonne" className={paper.soft} />
        </>
      );
    case 'StaticText':
      return (
        <>
          <rect width="128" height="3" rx="1.5" data-colour="sonne" className={paper.soft} />
          <rect y="7" width="96" height="3" rx="1.5" data-colour="sonne" className={paper.soft} />
        </>
      );
    case 'Divider':
      return <path d="M0 1H132" className={classes.outline} />;
    case 'Hint':
    case 'Spacer':
      return null;
    default:
      return <rect x="0.5" y="0.5" width="104" height={HEIGHT[kind] - 1} rx="4" data-colour="himmel" className={paper.soft} />;
  }
}
