import type { BoardColour, PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';

type List = PictureOf<'board'>['lists'][number];
const WIDTH = 62;
const COVER = 20;

/** Lists beside each other with the first cards of each. */
export function BoardPicture({ lists, colour }: Pick<PictureOf<'board'>, 'lists'> & { colour: MarbleColour }) {
  return (
    <PreviewSheet colour={colour} from="left">
      {lists.map((list, index) => (
        <g key={index} transform={`translate(${16 + index * (WIDTH + 10)} 12)`}>
          <g {...tinted(list.colour)}>
            {list.name ? (
              <text y="8" fontSize="8.5" className={classes.title} textLength={list.name.length > 13 ? WIDTH : undefined}>
                {list.name}
              </text>
            ) : (
              <rect y="2" width="36" height="6" rx="3" className={list.colour === 'none' ? paper.line : paper.strong} />
            )}
          </g>
          <Cards cards={list.cards} />
        </g>
      ))}
    </PreviewSheet>
  );
}

function Cards({ cards }: Pick<List, 'cards'>) {
  if (cards.length === 0) return <rect x="0.5" y="16.5" width={WIDTH - 1} height="24" rx="6" className={classes.empty} />;
  let y = 16;
  return cards.map(({ colour, lines, cover }, index) => {
    const top = y;
    const words = (cover ? COVER : 0) + 8;
    const height = words + Math.max(1, lines) * 7 + 3;
    y += height + 6;
    return (
      <g key={index} transform={`translate(0 ${top})`} {...tinted(colour)}>
        <rect width={WIDTH} height={height} rx="6" className={colour === 'none' ? paper.sheet : paper.soft} />
        {cover && <rect x="5" y="5" width={WIDTH - 10} height={COVER - 2} rx="3" className={colour === 'none' ? paper.line : paper.bar} />}
        {Array.from({ length: lines }, (_, line) => (
          <rect
            key={line}
            x="8"
            y={words + line * 7}
            width={line === lines - 1 ? 28 : 44}
            height="3.5"
            rx="1.75"
            className={classes.hint}
          />
        ))}
      </g>
    );
  });
}

const tinted = (colour: BoardColour): { 'data-colour'?: MarbleColour } => (colour === 'none' ? {} : { 'data-colour': colour });
