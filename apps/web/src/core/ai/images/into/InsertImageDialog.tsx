import { type AiImage, isTrialModel } from '@murmel/contracts';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { usePictureInserters } from '../../../tools/picture-inserters';
import { useAvailableTools } from '../../../tools/use-available-tools';
import { InsertDialog } from '../../into/InsertDialog';
import { insertImage, shortTitle } from './insert-image';

interface InsertImageDialogProps {
  image: AiImage;
  onClose: () => void;
}

/** Puts a picture into something of one's own, or into something new. */
export function InsertImageDialog({ image, onClose }: InsertImageDialogProps) {
  const { t } = useTranslation('ai/images');
  const takers = usePictureInserters();
  const tools = useAvailableTools().filter((key) => takers[key]);
  return (
    <InsertDialog
      title={t('into.title')}
      tools={tools}
      newTitle={shortTitle(image.prompt)}
      give={async (tool, itemId) => {
        const take = takers[tool];
        if (take) await insertImage(image, itemId, t(isTrialModel(image.model) ? 'trial' : 'madeByAi'), take);
      }}
      done={(title) => t('into.done', { title })}
      onClose={onClose}
    />
  );
}
