import { AI_IMAGE_LIMITS, type AiImage } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { monthLimitOf } from '../../../platform/errors/month-limit';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useWarnedSend } from '../chat/ask/use-warned-send';
import { refreshImages, showImage } from './image-queries';
import type { ImageRequest } from './image-request';

/** Requests a picture, after confirmation if the prompt contains personal data. @param onBegun it is being drawn now */
export function useGenerateImage(onBegun: (image: AiImage) => void) {
  const { t } = useTranslation('ai/images');
  const queryClient = useQueryClient();
  const { send, ...state } = useWarnedSend((error) => {
    if (!isErrorCode(error, 'LIMIT_REACHED') || monthLimitOf(error)) return errorText(error);
    return t('full.kept', { limit: errorLimit(error) ?? AI_IMAGE_LIMITS.kept });
  });
  return {
    ...state,
    draw: async (prompt: string, { seed, negative, ...wanted }: ImageRequest): Promise<void> => {
      const words = negative.trim();
      const image = await send(words === '' ? prompt : `${prompt}\n\n${words}`, (force) =>
        api.aiImages.create({ prompt, negative: words, ...wanted, ...(seed !== null && { seed }), force }),
      );
      void refreshImages(queryClient);
      if (!image) return;
      showImage(queryClient, image);
      onBegun(image);
    },
  };
}
export type ImageGeneration = ReturnType<typeof useGenerateImage>;
