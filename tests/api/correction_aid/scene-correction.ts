import { Correction, CorrectionFinding, CorrectionResult, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** A correction with one text that was read, and a finding in it. @returns the ids of result and finding */
export async function seedSceneCorrection(
  manager: EntityManager,
  itemId: string,
  mark: string,
): Promise<{ correctionResult: string; finding: string }> {
  const criterionId = newId();
  const criteria = [{ id: criterionId, text: `Kriterium ${mark}` }];
  await manager.insert(Correction, { itemId, task: `Aufgabe ${mark}`, solution: `Erwartet ${mark}`, criteria });
  const resultId = newId();
  await manager.insert(CorrectionResult, {
    ...{
      id: resultId,
      itemId,
      code: `K${mark}`.slice(0, 20),
      text: `Text ${mark}`,
      digest: mark,
      state: 'done',
      failure: null,
      model: 'm',
    },
    ...{ overall: `Worte ${mark}`, mark: '', attempts: 1, returnKey: null, leasedUntil: null, createdAt: new Date(), place: 0 },
  });
  const finding = newId();
  await manager.insert(CorrectionFinding, {
    ...{
      id: finding,
      itemId,
      resultId,
      place: 0,
      criterionId,
      verdict: 'met',
      text: `Befund ${mark}`,
      other: null,
      quote: '',
      state: 'taken',
    },
  });
  return { correctionResult: resultId, finding };
}
