import type { ToolKey } from '@murmel/contracts';
import ImagesOfCore from '../../core/ai/images/images-page-with-texts';
import { type InsertPicture, PictureInserters } from '../../core/tools/picture-inserters';

const FILES = import.meta.glob<{ insertPicture: InsertPicture }>('../../tools/*/insert-picture.ts');
const TAKERS = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const taker: InsertPicture = async (given) => (await load()).insertPicture(given);
    return [path.split('/').at(-2)! as ToolKey, taker];
  }),
);

/** Pictures of models, with the tools that take them. */
export default function ImagesPage() {
  return (
    <PictureInserters value={TAKERS}>
      <ImagesOfCore />
    </PictureInserters>
  );
}
