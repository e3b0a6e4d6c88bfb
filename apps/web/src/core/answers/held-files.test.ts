import { describe, expect, it } from 'vitest';
import { type FileAnswer, heldFileId, heldRecording, isHeld, onlyHeld, withoutHeld } from './held-files';

describe('recordings among answers', () => {
  const answers: Record<string, FileAnswer & { text?: string }> = {
    voice: { fileId: heldFileId('r') },
    file: { fileId: 'f' },
    text: { text: 'held:' },
  };

  it('are told from files that the server has', () => {
    expect(Object.values(answers).map(isHeld)).toEqual([true, false, false]);
    expect([heldRecording(answers['voice']!.fileId), heldRecording('f'), heldRecording(undefined)]).toEqual(['r', undefined, undefined]);
  });

  it('[E32] are in no draft that leaves the device', () => {
    expect(Object.keys(withoutHeld(answers))).toEqual(['file', 'text']);
    expect(Object.keys(onlyHeld(answers))).toEqual(['voice']);
  });
});
