import { Account, ClassTeacher, type Item, PupilCodes } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addTeacher, leaveClass, removeTeacher, switchTeacher } from '../../apps/api/src/core/classes/class-teachers.js';
import { createClass } from '../../apps/api/src/core/classes/classes.js';
import { addPupils } from '../../apps/api/src/core/classes/pupils.js';
import { createProject } from '../../apps/api/src/core/projects/create-project.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

const WITHIN_MS = 2000;
const codes = new PupilCodes('secret of this test');

/** A co-teacher whose project runs in a class looks into what a pupil writes there. */
async function scene() {
  const [owner, coTeacher] = [await lesson.people.account(), await lesson.people.account()];
  const { classId, entryId, pupilId, projectId } = await lesson.database.transaction(async (manager) => {
    const { id: classId } = await createClass(manager, owner, '9a', 'permanent');
    const [pupilId] = await addPupils(manager, codes, classId, [{ name: 'P1' }]);
    const { id: entryId } = await addTeacher(manager, classId, coTeacher.email!);
    const { id: projectId } = await createProject(manager, {
      classId,
      owner: coTeacher,
      name: 'Erörterung',
      tools: ['text_editor'],
      unit: 'day',
    });
    return { classId, entryId, pupilId: pupilId!, projectId };
  });
  const item: Item = await lesson.document(await lesson.database.manager.findOneByOrFail(Account, { id: pupilId }), {
    privacy: 'locked',
    projectId,
  });
  const pupil = await new Writer(lesson, item, { accountId: pupilId }).ready();
  const watching = await new Writer(lesson, item, { accountId: coTeacher.id }).ready();
  pupil.type('vorher');
  await watching.sees('vorher');
  return { owner, coTeacher, classId, entryId, pupil, watching };
}

async function expectOut({ watching }: { watching: Writer }): Promise<void> {
  await until(() => watching.refusals.length > 0, 'closed', WITHIN_MS);
  expect(watching.refusals[0]).toEqual({ code: 'notFound', wire: 'close' });
}

async function expectReadOnly({ pupil }: { pupil: Writer }): Promise<void> {
  await until(
    () => {
      const last = pupil.notices.findLast(({ type }) => type === 'right');
      return last?.type === 'right' && last.right === 'read';
    },
    'the right is read',
    WITHIN_MS,
  );
  expect(pupil.refusals).toEqual([]);
}

describe("a co-teacher with a pupil's document open", () => {
  it('removed: out within two seconds, and the pupil only reads', async () => {
    const room = await scene();
    await removeTeacher(lesson.database, room.entryId);
    await Promise.all([expectOut(room), expectReadOnly(room)]);
    expect(await lesson.database.manager.existsBy(ClassTeacher, { id: room.entryId })).toBe(false);
  });

  it('deactivated: the same, until they are back', async () => {
    const room = await scene();
    await switchTeacher(lesson.database, room.entryId, false);
    await Promise.all([expectOut(room), expectReadOnly(room)]);
  });

  it('leaves and hands over: out within two seconds, and the pupil writes on', async () => {
    const room = await scene();
    await leaveClass(lesson.database, room.classId, room.coTeacher, room.owner.id);
    await expectOut(room);
    room.pupil.type('nachher');
    await room.pupil.untilSaved();
    expect([room.pupil.refusals, room.pupil.notices.filter(({ type }) => type === 'right')]).toEqual([[], []]);
  });
});
