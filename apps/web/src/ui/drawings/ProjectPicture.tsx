import { hashId } from '@murmel/contracts';
import classes from './ProjectPicture.module.css';
import { SCENE, SCENES } from './scenes';

interface ProjectPictureProps {
  /** Decides which drawing it is. */
  id: string;
  /** Paused or over: paler. */
  calm?: boolean;
}

/** The drawn picture of something that has none of its own; fills its place and cuts what does not fit. Decoration. */
export function ProjectPicture({ id, calm = false }: ProjectPictureProps) {
  return (
    <svg
      className={classes.picture}
      data-calm={calm || undefined}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[hashId(id) % SCENES.length]?.()}
    </svg>
  );
}
