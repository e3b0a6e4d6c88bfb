import { Marble } from '../../../ui/marbles/Marble';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './PersonaPicture.module.css';
import { personaAppearance, type Story } from './persona-appearance';

/** Offset from the centre in px, diameter and colour. */
type Small = readonly [x: number, y: number, size: number, colour: MarbleColour];

const PUNCHED: readonly Small[] = [-88, -72, -56, 60, 76, 92].flatMap((x, column) =>
  [-22, 0, 22].filter((_, row) => (column + row * 2) % 4 !== 1).map((y): Small => [x, y, 10, 'pflaume']),
);

const STORIES: Readonly<Record<Story, readonly Small[]>> = {
  caterpillar: [
    [-84, 28, 19, 'wiese'],
    [-68, 24, 20, 'wiese'],
    [-51, 27, 21, 'wiese'],
    [60, 26, 23, 'sonne'],
  ],
  moons: [
    [-84, 0, 14, 'himmel'],
    [-60, 0, 18, 'koralle'],
    [62, 0, 18, 'tafel'],
    [86, 0, 14, 'beere'],
  ],
  punched: PUNCHED,
  rolling: [
    [-64, 20, 17, 'wiese'],
    [56, -18, 20, 'sonne'],
    [72, 18, 13, 'koralle'],
  ],
};

/** Marble with one thing of the persona's work, and small ones around it. Decoration: the name stands below. */
export function PersonaPicture({ id }: { id: string }) {
  const { colour, swirl, icon, story } = personaAppearance(id);
  return (
    <div className={classes.picture} data-colour={colour} aria-hidden="true">
      {STORIES[story].map(([x, y, size, of], index) => (
        <span key={index} className={classes.small} style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}>
          <Marble colour={of} size={size} swirl={index % 2 === 0 ? 0 : 5} />
        </span>
      ))}
      <Marble colour={colour} swirl={swirl} icon={icon} size={76} />
    </div>
  );
}
