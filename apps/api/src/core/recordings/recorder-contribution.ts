import { FILM_TYPES, RECORDERS, RECORDING_LIMITS, type RecorderKey, SOUND_TYPES } from '@murmel/contracts';
import { Recording } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ExportedContent, FileContribution, ToolContribution } from '../tool-contribution/contributions.js';
import { captionsVtt } from './captions-vtt.js';
import { recordingCopying } from './copy-recording.js';
import { recordingOfItem, shownOf, unfinishedOf } from './recording-answer.js';
import { recordingPdf } from './recording-pdf.js';

/** Names of a recorder's items. */
interface RecorderNames {
  germanName: string;
  untitled: Readonly<Record<'de' | 'en', string>>;
}

/** Contribution of a recorder to items. The recording is deleted with the item's row by cascade, its bytes with its files. */
export function recorderContribution(key: RecorderKey, { germanName, untitled }: RecorderNames): ToolContribution {
  const types = RECORDERS[key].picture ? FILM_TYPES : SOUND_TYPES;
  return {
    item: {
      germanName,
      untitled: (language) => untitled[language],
      create: () => Promise.resolve({ recording: null, unfinished: null }),
      async read(manager, context, { id }) {
        const [left] = context.account ? await unfinishedOf(manager, context.account.id, id) : [];
        return {
          recording: await recordingOfItem(manager, context, id),
          unfinished: left ? { upload: left.upload, bytes: left.bytes, changedAt: left.changedAt.toISOString() } : null,
        };
      },
    },
    files: [recordedFile(types)],
    copying: recordingCopying(types),
    exportContent,
    pdf: recordingPdf,
    searchText: async (manager, itemId) => {
      const recording = await manager.findOneBy(Recording, { itemId });
      if (!recording) return [];
      const seen = new Set<string>(wordsOf(shownOf(recording)));
      return wordsOf(recording).map((text) => ({ kind: 'text' as const, text, ...(!seen.has(text) && { inside: true as const }) }));
    },
  };
}

function wordsOf({ chapters, captions }: Pick<Recording, 'chapters' | 'captions'>): string[] {
  return [...chapters.map(({ title }) => title), ...captions.map(({ text }) => text)];
}

/** The file hangs on the recording with the same id; what hangs on none goes after a day. */
function recordedFile(types: readonly string[]): FileContribution {
  const ofItem = (manager: EntityManager, itemId: string) => manager.findBy(Recording, { itemId });
  return {
    operation: 'item.update',
    maxMegabytes: () => Promise.resolve(RECORDING_LIMITS.megabytes),
    grows: true,
    types,
    usedBy: 'part',
    parts: {
      useOf: async (manager, _asking, fileId) => ((await manager.existsBy(Recording, { id: fileId })) ? 'seen' : 'unused'),
      inUse: async (manager, itemId) => new Set((await ofItem(manager, itemId)).map(({ id }) => id)),
    },
  };
}

async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const recording = await manager.findOneBy(Recording, { itemId });
  return recording && recording.captions.length > 0 ? [{ extension: '.vtt', contents: captionsVtt(recording.captions) }] : [];
}
