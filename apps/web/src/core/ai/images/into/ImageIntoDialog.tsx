import type { AiImage } from '@murmel/contracts';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { usePictureTakers } from '../../../tools/picture-takers';
import { useAvailableTools } from '../../../tools/use-available-tools';
import { IntoItemDialog } from '../../into/IntoItemDialog';
import { givePicture, shortTitle } from './give-picture';

interface ImageIntoDialogProps {
  image: AiImage;
  onClose: () => void;
}

/** Puts a picture into something of one's own, or into something new. */
export function ImageIntoDialog({ image, onClose }: ImageIntoDialogProps) {
  const { t } = useTranslation('ai/images');
  const takers = usePictureTakers();
  const tools = useAvailableTools().filter((key) => takers[key]);
  return (
    <IntoItemDialog
      title={t('into.title')}
      tools={tools}
      newTitle={shortTitle(image.prompt)}
      give={async (tool, itemId) => {
        const take = takers[tool];
        if (take) await givePicture(image, itemId, take);
      }}
      done={(title) => t('into.done', { title })}
      hint={t('into.others')}
      onClose={onClose}
    />
  );
}
