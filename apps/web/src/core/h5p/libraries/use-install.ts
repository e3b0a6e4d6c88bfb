import { H5P_REASONS, type H5pLibrary, type H5pReason } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { uploadFile } from '../../../platform/upload/upload-file';
import { toast } from '../../../ui/status/toast-queue';

const newest = orpc.h5pLibraries.list.queryOptions({ input: {} });

/** Installs the package of a file and reports why it was rejected. @param most bytes */
export function useInstall(most: number) {
  const { t } = useTranslation('h5p/libraries');
  const { t: h5p } = useTranslation('h5p');
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof ORPCError) || error.code !== 'FILE_REFUSED') return errorText(error);
    const { why, limit = '', name = '' } = (error.data ?? {}) as Partial<H5pReason>;
    return why && H5P_REASONS.includes(why) ? h5p(`why.${why}`, { limit, missing: name }) : errorText(error);
  };
  const send = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > most) return setProblem(t('tooLarge'));
    const { signal } = (running.current = new AbortController());
    setSent(0);
    try {
      const before = queryClient.getQueryData(newest.queryKey)?.length ?? 0;
      const libraries = await uploadFile<H5pLibrary[]>({ path: '/h5p_libraries', file, signal, onProgress: setSent });
      queryClient.setQueryData(newest.queryKey, libraries);
      toast({ id: 'h5p-libraries', tone: 'success', text: t('done', { count: Math.max(0, libraries.length - before) }) });
    } catch (error) {
      if (!signal.aborted) setProblem(reasonOf(error));
    }
    if (!signal.aborted) setSent(undefined);
  };
  return { send, sent, problem };
}
