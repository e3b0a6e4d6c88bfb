import { type GivenTextFeedback, type OwnPupilText, type PupilTextAnswer, stageOf, type TextVersion } from '@murmel/contracts';
import { type PupilText, PupilTextFeedback, PupilTextHint, PupilTextHintJob, PupilTextPhoto, PupilTextVersion } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { ResponseContent } from '../../../core/answers/answer-kind.js';
import { assignmentOf, stateOf } from '../assignment-repository.js';
import { givenFeedback } from '../feedback/shown-feedback.js';
import { shownHint } from '../hints/shown-hint.js';

/** Response as its author and the teacher see it, without its words. */
type TextFields = Pick<PupilText, 'id' | 'itemId' | 'name' | 'finalAt' | 'submittedAt' | 'updatedAt' | 'createdAt'>;

/** Returns the versions of responses, oldest first, by the id of the response. */
export async function versionsOf(manager: EntityManager, responseIds: readonly string[]): Promise<Map<string, TextVersion[]>> {
  const rows = await manager.find(PupilTextVersion, { where: { responseId: In([...responseIds]) }, order: { number: 'asc' } });
  const versions = new Map(responseIds.map((id): [string, TextVersion[]] => [id, []]));
  for (const { responseId, number, text, handedInAt, final } of rows)
    versions.get(responseId)!.push({ number, text, handedInAt: handedInAt.toISOString(), final });
  return versions;
}

/** Returns the fields that are the same for its author and for those who read responses. */
export function textMetadata(row: TextFields, versions: TextVersion[]) {
  return {
    id: row.id,
    name: row.name,
    stage: stageOf(versions.length, row.finalAt !== null),
    begunAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    versions,
  };
}

/** Returns the caller's own text with the feedback that was given: levels of visible criteria only, a score where there are scores. */
export async function ownTextOf(
  manager: EntityManager,
  row: TextFields,
  { answers, files }: ResponseContent<PupilTextAnswer>,
): Promise<OwnPupilText> {
  const assignment = await assignmentOf(manager, row.itemId);
  const versions = (await versionsOf(manager, [row.id])).get(row.id)!;
  const feedback = await manager.find(PupilTextFeedback, { where: { responseId: row.id }, order: { version: 'asc' } });
  const hints = await manager.find(PupilTextHint, {
    where: { responseId: row.id, state: 'given' },
    order: { version: 'asc', place: 'asc' },
  });
  const work = await manager.findOneBy(PupilTextHintJob, { responseId: row.id, version: versions.length });
  const photos = await manager.find(PupilTextPhoto, { where: { responseId: row.id }, order: { createdAt: 'asc', id: 'asc' } });
  const visible = new Set(assignment.criteria.flatMap((criterion) => (criterion.visible ? [criterion.id] : [])));
  const shown = (given: GivenTextFeedback): GivenTextFeedback => ({
    ...given,
    levels: Object.fromEntries(Object.entries(given.levels).filter(([id]) => visible.has(id))),
    score: assignment.scored ? given.score : null,
  });
  return {
    ...textMetadata(row, versions),
    answers,
    files,
    open: stateOf(assignment) === 'open' && row.finalAt === null,
    hints: hints.map((hint) => shownHint(hint, visible)),
    hintsComing: work?.state === 'queued' || work?.state === 'running',
    helpOffered: work?.failure === 'selfHarm',
    photos: photos.map(({ id, state, failure, text, turned }) => ({ id, state, failure, text, turned })),
    feedback: feedback.flatMap((one) => givenFeedback(one) ?? []).map(shown),
  };
}
