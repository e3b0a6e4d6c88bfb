import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendFile } from '../../../core/boards/upload/send-file';
import { problemOf } from '../../../core/boards/upload/upload-problem';
import type { Send } from '../../../core/boards/upload/use-uploads';
import { folderOf } from '../../../core/files/dropped-files';
import { api } from '../../../platform/api/client';

/** Sends a file and gives it out, in the folder that it came from. */
export function useShareFile(id: string): Send {
  const queryClient = useQueryClient();
  return useCallback<Send>(
    async (file, options) => {
      const sent = await sendFile(id, file, options);
      if (!sent.ok) return sent.reason;
      try {
        const shrineId = sent.file.id;
        await api.fileSharing.attach({ id, shrineId, folder: folderOf(file) }, { context: { idempotencyKey: shrineId } });
        return undefined;
      } catch (error) {
        return problemOf(error, file);
      } finally {
        await queryClient.invalidateQueries();
      }
    },
    [id, queryClient],
  );
}
