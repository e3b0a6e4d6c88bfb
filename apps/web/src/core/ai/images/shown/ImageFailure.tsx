import type { AiImage } from '@murmel/contracts';
import { IconPhotoX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { Notice } from '../../../../ui/status/Notice';

interface ImageFailureProps {
  image: AiImage;
  busy: boolean;
  onOnceMore: () => void;
}

/** Shows why there is no picture, and if a retry can help. */
export function ImageFailure({ image: { failure, modelName }, busy, onOnceMore }: ImageFailureProps) {
  const { t } = useTranslation('ai/images');
  const words = failure === 'filtered';
  return (
    <Notice
      icon={IconPhotoX}
      title={t(words ? 'failure.refusedTitle' : 'failure.title')}
      announce
      actions={
        // The same words would be refused again.
        !words && (
          <Button loading={busy} leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />} onClick={onOnceMore}>
            {t('failure.onceMore')}
          </Button>
        )
      }
    >
      {t(`failure.${failure}`, { model: modelName })}
    </Notice>
  );
}
