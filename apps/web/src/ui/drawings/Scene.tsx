import classes from './ProjectPicture.module.css';
import { SCENE, SCENES } from './scenes';

/** One of the drawn pictures, by its place among them; fills its place and cuts what does not fit. Decoration. */
export function Scene({ index, calm = false }: { index: number; calm?: boolean }) {
  return (
    <svg
      className={classes.picture}
      data-calm={calm || undefined}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[index % SCENES.length]?.()}
    </svg>
  );
}
