import type { PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { rowsOf } from './rows';

const SHEET = { x: 42, y: 14, width: 156, inner: 128 };
const POINT = 8;
const SCRIPTS = {
  heading: { size: 10, space: 4, width: SHEET.inner },
  words: { size: 8, space: 3, width: SHEET.inner },
  point: { size: 8, space: 2, width: SHEET.inner - POINT },
} as const;

/** The first words of a text on a sheet. */
export function TextPicture({ lines, colour }: Pick<PictureOf<'text'>, 'lines'> & { colour: MarbleColour }) {
  let y = SHEET.y + 10;
  return (
    <PreviewSheet colour={colour}>
      <rect x={SHEET.x} y={SHEET.y} width={SHEET.width} height="130" rx="4" className={paper.sheet} />
      {lines.map(({ as, text }, index) => {
        const top = y;
        if (as === 'image') {
          y += 38;
          return <rect key={index} x={SHEET.x + 14} y={top} width={SHEET.inner} height="32" rx="3" className={paper.soft} />;
        }
        const { size, space, width } = SCRIPTS[as];
        const rows = rowsOf(text, size, width, 3);
        y += rows.length * size * 1.3 + space;
        return (
          <g key={index} transform={`translate(${SHEET.x + 14} ${top})`}>
            {as === 'point' && <circle cx="2.5" cy={size * 0.65} r="1.6" className={paper.heading} />}
            {rows.map((row, number) => (
              <text
                key={number}
                x={as === 'point' ? POINT : 0}
                y={size * (0.9 + number * 1.3)}
                fontSize={size}
                className={as === 'heading' ? classes.strong : classes.words}
              >
                {row}
              </text>
            ))}
          </g>
        );
      })}
    </PreviewSheet>
  );
}
