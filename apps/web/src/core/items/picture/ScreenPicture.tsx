import { BOARD_GRID, type BoardWallpaper, type CardKind, type PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';

type Card = PictureOf<'screen'>['cards'][number];

const CELL = 124 / BOARD_GRID.rows;
const LEFT = (240 - BOARD_GRID.columns * CELL) / 2;
/** Colour that represents a wallpaper from afar. */
const WALLPAPERS: Record<BoardWallpaper | 'picture' | 'none', MarbleColour> = {
  hills: 'wiese',
  waves: 'himmel',
  leaves: 'wiese',
  paper: 'sonne',
  night: 'pflaume',
  confetti: 'koralle',
  picture: 'tafel',
  none: 'tafel',
};
const SIGNS: Partial<Record<CardKind, 'time' | 'lights' | 'people' | 'play' | 'code' | 'hills'>> = {
  clock: 'time',
  timer: 'time',
  stopwatch: 'time',
  stoplight: 'lights',
  lottery: 'people',
  group: 'people',
  work_mode: 'people',
  dice: 'code',
  qr_link: 'code',
  video: 'play',
  embed: 'play',
  image: 'hills',
};

/** The page of a teaching board: its cards where they are, with a sign for their kind. */
export function ScreenPicture({ ground, cards }: Pick<PictureOf<'screen'>, 'ground' | 'cards'>) {
  const colour = ground in WALLPAPERS ? WALLPAPERS[ground as BoardWallpaper] : (ground as MarbleColour);
  return (
    <PreviewSheet colour={colour} from="whole" strong>
      {cards.map((card, index) => (
        <CardShape key={index} {...card} />
      ))}
    </PreviewSheet>
  );
}

function CardShape({ kind, colour, x, y, width, height }: Card) {
  const [wide, high] = [width * CELL - 2, height * CELL - 2];
  return (
    <g transform={`translate(${LEFT + x * CELL + 1} ${y * CELL + 1})`} {...(colour === 'none' ? {} : { 'data-colour': colour })}>
      <rect width={wide} height={high} rx={Math.min(6, wide / 4, high / 4)} className={colour === 'none' ? paper.sheet : classes.card} />
      <Sign kind={kind} wide={wide} high={high} />
    </g>
  );
}

/** Icon in a field of 24 x 24 in the middle of the card, as large as the space permits. */
function Sign({ kind, wide, high }: { kind: CardKind; wide: number; high: number }) {
  const sign = SIGNS[kind];
  if (!sign) return <Lines wide={wide} high={high} />;
  const scale = Math.min(wide, high) / 34;
  return (
    <g transform={`translate(${wide / 2 - 12 * scale} ${high / 2 - 12 * scale}) scale(${scale})`}>
      {sign === 'time' && <path d="M12 1a11 11 0 1 0 .01 0M12 5v7l5 3" className={classes.outline} />}
      {sign === 'lights' &&
        (['koralle', 'sonne', 'wiese'] as const).map((light, index) => (
          <circle key={light} data-colour={light} cx="12" cy={3 + index * 9} r="3.6" className={paper.bar} />
        ))}
      {sign === 'people' && (
        <path d="M8 4a4 4 0 1 0 .01 0M1 21a7 7 0 0 1 14 0M17 6a3 3 0 1 0 .01 0M18 14a6 6 0 0 1 5 6" className={classes.outline} />
      )}
      {sign === 'play' && <path d="M6 3v18l15-9z" className={paper.strong} />}
      {sign === 'code' && <path d="M2 2h8v8H2zM14 2h8v8h-8zM2 14h8v8H2zM14 14h8v8h-8z" className={classes.outline} />}
      {sign === 'hills' && <path d="M1 21 9 8l5 7 3-4 6 10z" className={paper.strong} />}
    </g>
  );
}

function Lines({ wide, high }: { wide: number; high: number }) {
  const count = Math.max(1, Math.min(5, Math.floor((high - 6) / 9)));
  return Array.from({ length: count }, (_, line) => (
    <rect
      key={line}
      x={Math.min(7, wide / 6)}
      y={5 + line * 9}
      width={(wide * (line === count - 1 && count > 1 ? 0.4 : 0.7)).toFixed(1)}
      height="3.5"
      rx="1.75"
      className={line === 0 ? paper.heading : classes.hint}
    />
  ));
}
