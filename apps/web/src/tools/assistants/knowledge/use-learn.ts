import { KNOWLEDGE_LIMITS, knowledgeEnding, MEGABYTE } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendFile } from '../../../core/boards/upload/send-file';
import { problemOf, tooLarge, NAMESPACE as UPLOADS } from '../../../core/boards/upload/upload-problem';
import type { Send } from '../../../core/boards/upload/use-uploads';
import { api } from '../../../platform/api/client';
import { prefetchTexts, text } from '../../../platform/i18n/i18n';
import { NAMESPACE } from './texts';

/** Sends a file into an assistant and lets it read that; one that it does not take goes again at once. */
export function useLearn(id: string): Send {
  const queryClient = useQueryClient();
  return useCallback<Send>(
    async (file, options) => {
      await prefetchTexts([UPLOADS, NAMESPACE]);
      if (!knowledgeEnding(file.name)) return text(NAMESPACE, 'wrongKind', { name: file.name });
      const { megabytes } = KNOWLEDGE_LIMITS;
      if (file.size > megabytes * MEGABYTE) return tooLarge(file, megabytes);
      const sent = await sendFile(id, file, options);
      if (!sent.ok) return sent.reason;
      const shrineId = sent.file.id;
      try {
        await api.assistants.learn({ id, shrineId }, { context: { idempotencyKey: shrineId } });
        return undefined;
      } catch (error) {
        await api.ownerFiles.remove({ id: shrineId }).catch(() => undefined);
        return problemOf(error, file);
      } finally {
        await queryClient.invalidateQueries();
      }
    },
    [id, queryClient],
  );
}
