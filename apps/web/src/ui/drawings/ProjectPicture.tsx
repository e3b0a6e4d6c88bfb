import { hashId } from '@murmel/contracts';
import { Scene } from './Scene';
import { SCENES } from './scenes';

interface ProjectPictureProps {
  /** Decides which drawing it is. */
  id: string;
  /** Paused or over: paler. */
  calm?: boolean;
}

/** The drawn picture of something that has none of its own. */
export function ProjectPicture({ id, calm = false }: ProjectPictureProps) {
  return <Scene index={hashId(id) % SCENES.length} calm={calm} />;
}
