import type { ToolKey } from '@murmel/contracts';
import ImagesOfCore from '../../core/ai/images/images-page-with-texts';
import { PictureTakers, type TakePicture } from '../../core/tools/picture-takers';

const FILES = import.meta.glob<{ takePicture: TakePicture }>('../../tools/*/take-picture.ts');
const TAKERS = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => {
    const taker: TakePicture = async (given) => (await load()).takePicture(given);
    return [path.split('/').at(-2)! as ToolKey, taker];
  }),
);

/** Pictures of models, with the tools that take them. */
export default function ImagesPage() {
  return (
    <PictureTakers value={TAKERS}>
      <ImagesOfCore />
    </PictureTakers>
  );
}
