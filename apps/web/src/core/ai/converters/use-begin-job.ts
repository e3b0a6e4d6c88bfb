import {
  CONVERTER_LIMITS,
  type ConverterFields,
  type ConverterFileInput,
  type ConverterInput,
  type ConverterJob,
  type ConverterOutput,
} from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { monthLimitOf } from '../../../platform/errors/month-limit';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { uploadFile } from '../../../platform/upload/upload-file';
import { problemOf } from '../../boards/upload/upload-problem';
import { useWarnedSend } from '../chat/ask/use-warned-send';
import { refreshJobs, showJob } from './converter-queries';
import { FilmRefused } from './film/film-refused';
import { jobPath } from './paths';

/** Material of a conversion, as it is chosen. */
export interface ChosenMaterial {
  input: ConverterInput;
  text: string;
  address: string;
  file: File | undefined;
}

export interface JobWishes extends ConverterFields {
  output: ConverterOutput;
  voices: readonly string[];
}

/** Begins a conversion, after confirmation if a text contains personal data, and opens it. */
export function useBeginJob() {
  const { t } = useTranslation('ai/converters');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [taking, setTaking] = useState<number>();
  const { send, ...state } = useWarnedSend((error) => {
    if (error instanceof FilmRefused) return t(`problem.${error.why}`, { max: CONVERTER_LIMITS.audioMegabytes });
    if (isErrorCode(error, 'LIMIT_REACHED') && !monthLimitOf(error))
      return t('full.kept', { limit: errorLimit(error) ?? CONVERTER_LIMITS.kept });
    return error instanceof Error && error.cause instanceof File ? problemOf(error, error.cause) : errorText(error);
  });
  const soundOf = async (film: File): Promise<File> => {
    setTaking(0);
    try {
      const { filmSound } = await import('./film/film-sound');
      return await filmSound(film, setTaking);
    } finally {
      setTaking(undefined);
    }
  };
  return {
    ...state,
    /** part of a film whose sound is taken out, 0 to 1 */
    taking,
    begin: async ({ input, text, address, file }: ChosenMaterial, { voices, ...wishes }: JobWishes): Promise<void> => {
      const wanted = { ...wishes, ...(voices.length > 0 && { voices: [...voices] }) };
      const begun = await send(input === 'text' ? text : '', async (force): Promise<ConverterJob> => {
        if (input === 'text') return api.converters.create({ input, text, force, ...wanted });
        if (input === 'website' || input === 'youtube') return api.converters.create({ input, address, ...wanted });
        const sent = input === 'video' ? await soundOf(file!) : file!;
        return uploadFile<ConverterJob>({ path: `/ai/converters/files?${queryOf(input, { ...wishes, voices })}`, file: sent });
      });
      void refreshJobs(queryClient);
      if (!begun) return;
      showJob(queryClient, begun);
      void navigate(jobPath(begun.id));
    },
  };
}

function queryOf(input: ConverterFileInput, { voices, ...wishes }: JobWishes): string {
  const query = new URLSearchParams({ input, ...(voices.length > 0 && { voices: voices.join(',') }) });
  for (const [name, value] of Object.entries(wishes)) if (value !== undefined && value !== '') query.set(name, String(value));
  return query.toString();
}
