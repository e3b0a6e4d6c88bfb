import { type Json, RECORDING_LIMITS, recordingMarks } from '@murmel/contracts';
import { OwnerFile, Recording } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type ContentCopying, contentCopying } from '../tool-contribution/content-copy.js';
import { shownOf } from './recording-answer.js';

const pixels = z.int().min(1).max(16_384).nullable();
const { startMs, endMs, coverMs, chapters, captions } = z.object(recordingMarks).required().shape;
const taken = z.strictObject({
  id: z.uuid(),
  durationMs: z.int().min(1),
  width: pixels,
  height: pixels,
  peaks: z.array(z.int().min(0).max(100)).max(RECORDING_LIMITS.peaks),
  ...{ startMs, endMs, coverMs, chapters, captions },
});
type CopiedRecording = z.infer<typeof taken> | null;

/** Copies the recording with its marks; nothing of an item without one. @param types that its file may be of */
export function recordingCopying(types: readonly string[]): ContentCopying {
  return contentCopying<CopiedRecording & Json>({
    take: async (manager, { from, everything }) => {
      const recording = await manager.findOneBy(Recording, { itemId: from });
      if (!recording) return null as CopiedRecording & Json;
      const { itemId: _stays, ...content } = recording;
      // Metadata of trimmed parts is only for those who may restore them.
      return { ...content, ...(!everything && shownOf(recording)) } as CopiedRecording & Json;
    },
    checked(content, files) {
      if (content === null) return content as CopiedRecording & Json;
      const { data } = taken.safeParse(content);
      return data && files.has(data.id) ? (data as CopiedRecording & Json) : undefined;
    },
    put: (manager, { to, files }, content) => put(manager, to, files, content, types),
  });
}

async function put(
  manager: EntityManager,
  itemId: string,
  files: ReadonlyMap<string, string>,
  content: CopiedRecording,
  types: readonly string[],
): Promise<void> {
  const id = content && files.get(content.id);
  const file = id ? await manager.findOneBy(OwnerFile, { id, itemId }) : null;
  // Out of a file that a stranger made may come anything under the name of a recording.
  if (content && file && types.includes(file.contentType)) await manager.insert(Recording, { ...content, id: file.id, itemId });
}
