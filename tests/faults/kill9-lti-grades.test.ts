import { seedWorksheet } from '@murmel/documents';
import {
  LTI_SUBJECTS,
  LtiGrade,
  LtiGrant,
  LtiLearner,
  LtiLink,
  NamedKeys,
  newId,
  seedDocument,
  Worksheet,
  WorksheetAnswer,
  WorksheetResponse,
} from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEFAULT_RULES } from '../../apps/api/src/tools/worksheet/default-rules.js';
import { worksheetContent } from '../../apps/api/src/tools/worksheet/worksheet-content.js';
import { WireLtiPlatform } from '../support/lti-platform.js';
import { patience } from '../support/on-this-machine.js';
import { KillableApi } from './support/killable-api.js';

const LEARNERS = 6;
const SECRET = 'a-secret-that-stays-the-same-after-the-kill';

let wire: WireLtiPlatform;
let api: KillableApi;
beforeAll(async () => {
  wire = await new WireLtiPlatform().start();
  // Background jobs do not run in tests.
  const env = { NODE_ENV: 'development', SECRET, LTI_PLATFORMS: JSON.stringify([wire.registration()]) };
  api = await KillableApi.open(inject('databaseUrl'), { env });
  wire.tool = api.origin;
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

/** A worksheet in a course with responses that are handed in. @returns its path, and the place in the course */
async function sheetInCourse() {
  const { manager } = api.database;
  const owner = await api.people.account();
  const browser = await api.people.signIn(api.browser(), owner);
  const item = await api.people.item(owner, { kind: 'worksheet', privacy: 'secret' });
  const options = ['a', 'b'].map((id) => ({ id, text: id }));
  const data = worksheetContent({ blocks: [{ kind: 'SingleChoice', points: 2, content: { options, correct: ['a'] } }] }, owner.id);
  await seedDocument(manager, item.id, seedWorksheet(data), { accountId: owner.id, visitorId: null });
  await manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES });
  const [linkId, now] = [newId(), new Date()];
  const link = { itemId: item.id, platformId: 'schulplattform', createdBy: owner.id };
  await manager.insert(LtiLink, { id: linkId, ...link, createdAt: now, launchedAt: now });
  const placed = wire.place({ custom: { murmel_link: linkId }, lineItem: true });
  const keys = new NamedKeys(LTI_SUBJECTS, { secret: SECRET });
  for (let at = 0; at < LEARNERS; at += 1) {
    const { id: visitorId } = await api.people.visit(api.browser());
    const [learnerId, responseId] = [newId(), newId()];
    const words = `${wire.issuer} person-${at}`;
    const subject = { subjectHash: keys.hash(words), subjectSealed: keys.seal(words) };
    await manager.insert(LtiLearner, { id: learnerId, platformId: 'schulplattform', ...subject, visitorId, createdAt: now });
    const lineItem = `${wire.issuer}/lineitems/${placed.id}?type_id=3`;
    await manager.insert(LtiGrant, { id: newId(), learnerId, linkId, resourceHash: placed.id, lineItem, createdAt: now, launchedAt: now });
    await manager.insert(WorksheetResponse, {
      id: responseId,
      itemId: item.id,
      visitorId,
      name: `P${at}`,
      submittedAt: now,
      updatedAt: now,
      createdAt: now,
    });
    const blockId = [...data.blocks.keys()][0]!;
    await manager.insert(WorksheetAnswer, {
      responseId,
      blockId,
      optionIds: ['a'],
      number: null,
      text: null,
      value: null,
      fileId: null,
      released: false,
    });
  }
  return { browser, path: `/api/worksheet/worksheets/${item.id}/grades`, placed };
}

describe('[E26] kill -9 of the api between points and platform', () => {
  it('every learner has their points there afterwards, once, also those whose answer was lost', { tags: ['proof'] }, async () => {
    const { browser, path, placed } = await sheetInCourse();
    let killed: Promise<void> | undefined;
    wire.meanwhile = async (asked) => {
      if (!asked.endsWith('/scores') || killed) return;
      // The platform takes these points, and tells a process that is gone.
      killed = api.killAndRestart();
      await api.running.exited;
    };
    expect((await browser.post<{ waiting: number }>(path, {})).body).toEqual({ waiting: LEARNERS });
    const sent = () => api.database.manager.countBy(LtiGrade, { state: 'sent' });
    await expect.poll(sent, { timeout: patience() }).toBe(LEARNERS);
    await killed;
    for (let at = 0; at < LEARNERS; at += 1)
      expect(wire.scoresOf(placed, `person-${at}`)).toMatchObject([{ scoreGiven: 2, scoreMaximum: 2 }]);
    expect(wire.refused).toEqual(['score: older']);
  });
});
