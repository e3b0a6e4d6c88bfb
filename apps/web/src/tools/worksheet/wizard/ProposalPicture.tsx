import type { WizardTask } from '@murmel/contracts';
import classes from './wizard.module.css';

const ROW = 14;
const LEFT = 18;
const WIDE = 160;
const LENGTHS = [138, 112, 124, 96, 130, 104] as const;
const line = (row: number): number => LENGTHS[row % LENGTHS.length]!;

/** Draws how a proposal begins: its title, its text, and the first tasks as circles, gaps or lines. Decoration: the words stand below. */
export function ProposalPicture({ tasks }: { tasks: readonly WizardTask[] }) {
  const rows = ['title', 'text', 'text', ...tasks.flatMap(({ kind }) => Array.from({ length: kind === 'quiz' ? 3 : 2 }, () => kind))];
  return (
    <svg viewBox="0 0 200 106" preserveAspectRatio="xMidYMin slice" className={classes.picture} aria-hidden="true">
      <rect x="0" y="0" width="200" height="106" className={classes.sheet} />
      {rows.slice(0, 7).map((kind, row) => {
        const y = 12 + row * ROW;
        if (kind === 'title') return <rect key={row} x={LEFT} y={y - 4} width="120" height="9" rx="3" className={classes.inkTitle} />;
        const words = (
          <rect x={kind === 'quiz' ? LEFT + 20 : LEFT} y={y} width={line(row) - (kind === 'quiz' ? 20 : 0)} height="5" rx="2.5" />
        );
        return (
          <g key={row} className={classes.ink}>
            {words}
            {kind === 'quiz' && <circle cx={LEFT + 7} cy={y + 2.5} r="5" className={row % 3 === 1 ? classes.filled : classes.circle} />}
            {kind === 'cloze' && <rect x={LEFT + WIDE / 3} y={y - 3} width="34" height="10" rx="3" className={classes.gap} />}
          </g>
        );
      })}
    </svg>
  );
}
