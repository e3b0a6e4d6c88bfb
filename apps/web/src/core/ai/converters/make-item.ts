import { type ConverterJob, type ImportResult, type Item, LIMITS } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { keepRecording } from '../../../platform/upload/keep-recording';
import { uploadFile } from '../../../platform/upload/upload-file';
import { shownResult } from './shown-result';

/** Returns the title for what a conversion becomes; of a file without its ending. */
export const titleOfResult = ({ title }: Pick<ConverterJob, 'title'>): string =>
  title
    .replace(/\.(pdf|mp3|mp4|m4a|wav|png|jpe?g)$/i, '')
    .slice(0, LIMITS.title.max)
    .trim() || title.slice(0, LIMITS.title.max);

/** Returns a name for a file that every system takes. */
export const fileNameOf = (title: string, extension: string): string =>
  `${title
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .slice(0, 80)
    .trim()}.${extension}`;

/** Makes a document of the text, by the way that opens files (ADR 37). @throws ORPCError as every call */
export async function makeDocument(job: ConverterJob): Promise<Item> {
  const file = new File([shownResult(job.result ?? '')], fileNameOf(titleOfResult(job), 'md'), { type: 'text/markdown' });
  return (await uploadFile<ImportResult>({ path: '/brought_in', file })).item;
}

/** Makes an audio recording of the sound, as if it had been uploaded there. One that cannot take it goes to the trash. @throws ORPCError as every call */
export async function makeRecording(job: ConverterJob): Promise<Item> {
  const { url, contentType } = job.sound!;
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError('The sound is not there');
  const title = titleOfResult(job);
  const file = new File([await answer.blob()], fileNameOf(title, contentType === 'audio/wav' ? 'wav' : 'mp3'), { type: contentType });
  const item = await api.audioRecordings.create({ title });
  try {
    await keepRecording('audio_recorder', item.id, file);
  } catch (error) {
    await api.audioRecordings.discard({ id: item.id }).catch(() => undefined);
    throw error;
  }
  return item;
}
