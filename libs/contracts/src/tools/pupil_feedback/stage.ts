import type { TextStage } from './names.js';

/** How far a text is. @param versions those that were handed in, oldest first @param final nothing follows unless the teacher asks for more */
export function stageOf(versions: number, final: boolean): TextStage {
  if (versions === 0) return 'none';
  if (final) return 'final';
  return versions === 1 ? 'first' : 'revised';
}
