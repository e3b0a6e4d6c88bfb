import { RECORDERS, type Recording, type RecordingItem, recorderOfKind } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { type SaveField, useSaveField } from '../../items/use-save-field';

export type Marks = Partial<Pick<Recording, 'startMs' | 'endMs' | 'coverMs' | 'chapters' | 'captions'>>;

export interface SaveMarks extends Pick<SaveField, 'busy' | 'refusal'> {
  /** @param done what is said once it is stored @returns whether it is */
  mark: (marks: Marks, done: string) => Promise<boolean>;
}

/** Stores the description of a recording. The sentence of a refusal stays until the next attempt. */
export function useSaveMarks(item: RecordingItem, recording: Recording): SaveMarks {
  const { write, busy, refusal } = useSaveField('recording');
  const calls = api[RECORDERS[recorderOfKind(item.kind)!].calls];
  return { busy, refusal, mark: (marks, done) => write(() => calls.mark({ id: recording.id, ...marks }), done) };
}
