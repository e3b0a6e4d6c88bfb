import { PreviewPaper } from '../../ui/drawings/PreviewPaper';
import classes from '../../ui/drawings/paper.module.css';

/** Where the cards of each list begin and how high they are; the first one is tinted. */
const LISTS = [
  { colour: 'koralle', cards: [30, 26, 40] },
  { colour: 'sonne', cards: [44, 26, 26] },
  { colour: 'himmel', cards: [26, 34, 36] },
] as const;
const GAP = 6;

/** Three lists with cards: the drawn preview of a pinboard. */
export default function CardPreview() {
  return (
    <PreviewPaper colour="koralle">
      {LISTS.map(({ colour, cards }, list) => (
        <g key={colour} data-colour={colour} transform={`translate(${21 + list * 69} 14)`}>
          <rect width="34" height="6" rx="3" className={classes.strong} />
          {cards.map((height, card) => {
            const top = 14 + cards.slice(0, card).reduce((sum, before) => sum + before + GAP, 0);
            return (
              <g key={card}>
                <rect y={top} width="60" height={height} rx="6" className={card === 0 ? classes.soft : classes.sheet} />
                {card > 0 && <rect x="8" y={top + 9} width="38" height="4" rx="2" className={classes.line} />}
              </g>
            );
          })}
        </g>
      ))}
    </PreviewPaper>
  );
}
