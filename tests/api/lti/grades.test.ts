import type { LtiGradeEntry, WorksheetAnswer } from '@murmel/contracts';
import { LtiGrade } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GradeRunner } from '../../../apps/api/src/core/lti/grades/grade-runner.js';
import { PlatformGrades } from '../../../apps/api/src/core/lti/grades/platform-grades.js';
import type { TemplateSheet } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { canariesOf } from '../../support/lti-claims.js';
import { RESPONSES } from '../worksheet/worksheet-cast.js';
import { LtiCast, type PlacedSheet } from './lti-cast.js';

let lti: LtiCast;
beforeAll(async () => {
  lti = await LtiCast.start();
});
afterAll(() => lti.stop());
afterEach(() => {
  Object.assign(lti.wire.manners, { keys: 'good', token: 'good', scores: 'good' });
  lti.wire.meanwhile = undefined;
});

/** Tasks that check themselves: 2 points, and one of a task without any. */
const CHECKED: TemplateSheet = {
  blocks: [
    {
      kind: 'MultipleChoice',
      task: 'Welche?',
      points: 2,
      content: { options: ['a', 'b', 'c'].map((id) => ({ id, text: id })), correct: ['a', 'c'] },
    },
    { kind: 'FillInTheBlankText', task: 'Ergänze.', content: { text: 'Zwei ist {2/zwei}.' } },
  ],
};
const RIGHT = { optionIds: ['a', 'c'] };

/** Sends what is due, as the running product does; in the end nothing is due any more. */
async function rounds(): Promise<void> {
  const runner = lti.api.application.get(GradeRunner);
  for (let left = 20; await runner.round(); left -= 1) expect(left).toBeGreaterThan(0);
}
const due = () => lti.api.database.query("update lti_grade set next_at = now() where state = 'waiting'");
const rowOf = (responseId: string) => lti.api.database.manager.findOneBy(LtiGrade, { responseId });

/** A learner of the course with answers that are handed in. */
async function handIn(
  sheet: PlacedSheet,
  user: string,
  answers: (sheet: PlacedSheet) => WorksheetAnswer[],
): Promise<{ id: string; browser: TestBrowser }> {
  const browser = lti.api.browser();
  await lti.launch(browser, lti.learner(sheet.placed, user));
  const { body } = await sheet.cast.begin(browser);
  expect((await sheet.cast.write(browser, body.id, answers(sheet))).status).toBe(200);
  expect((await browser.patch(`${RESPONSES}/${body.id}/submit`, { incomplete: true })).status).toBe(200);
  return { id: body.id, browser };
}
const scores = ({ placed }: PlacedSheet, user: string) => lti.wire.scoresOf(placed, canariesOf(user).subject);
const graded = (scoreGiven: number, scoreMaximum: number) => ({
  scoreGiven,
  scoreMaximum,
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
});
const PENDING = { activityProgress: 'Submitted', gradingProgress: 'PendingManual' };
const grades = async ({ cast }: PlacedSheet) =>
  (await cast.owner.browser.get<{ inCourse: boolean; grades: LtiGradeEntry[] }>(`${cast.path}/grades`)).body;
const send = ({ cast }: PlacedSheet, body: object = {}) =>
  cast.owner.browser.post<{ waiting: number } & Refusal>(`${cast.path}/grades`, body);
const choiceOf = ({ cast }: PlacedSheet) => [{ blockId: cast.one('MultipleChoice'), ...RIGHT }];

describe('[E26] points', () => {
  it('of tasks that check themselves arrive when the work is handed in; of others a person has to look first', async () => {
    const sheet = await lti.sheet(CHECKED);
    const { id } = await handIn(sheet, 'anna', choiceOf);
    expect(await grades(sheet)).toMatchObject({ inCourse: true, grades: [{ responseId: id, state: 'waiting', score: 2, maximum: 3 }] });
    await rounds();
    expect(scores(sheet, 'anna')).toMatchObject([graded(2, 3)]);
    expect(await grades(sheet)).toMatchObject({ grades: [{ state: 'sent', problem: null, sentAt: expect.any(String) }] });
    await handIn(sheet, 'bodo', ({ cast }) => [
      { blockId: cast.one('MultipleChoice'), optionIds: ['a', 'b'] },
      { blockId: cast.one('FillInTheBlankText'), gaps: ['zwei'] },
    ]);
    await rounds();
    expect(scores(sheet, 'bodo')).toMatchObject([graded(2, 3)]);

    const open = await lti.sheet();
    await handIn(open, 'cem', choiceOf);
    await rounds();
    expect(scores(open, 'cem')).toMatchObject([PENDING]);
    expect(scores(open, 'cem')[0]).not.toHaveProperty('scoreGiven');
    expect(lti.wire.refused).toEqual([]);
  });

  it("follow the teacher's: given, changed later, taken back; no more than a task has", async () => {
    const sheet = await lti.sheet();
    const { cast } = sheet;
    const { id } = await handIn(sheet, 'dilek', choiceOf);
    await rounds();
    const said = (text: number, upload: number) => ({
      ...{ text: '', stamp: null },
      answers: [
        { blockId: cast.one('Text'), text: '', stamp: null, points: text, remarks: [] },
        { blockId: cast.one('Upload'), text: '', stamp: null, points: upload, remarks: [] },
      ],
    });
    const path = `${RESPONSES}/${id}/feedback`;
    await cast.owner.browser.put(path, said(3, 1));
    await rounds();
    // A draft is for the teacher alone.
    expect(scores(sheet, 'dilek')).toMatchObject([PENDING]);
    await cast.owner.browser.patch(`${path}/give`, { again: false });
    await rounds();
    await cast.owner.browser.put(path, said(4, 5));
    await cast.owner.browser.patch(`${path}/give`, { again: false });
    await rounds();
    await cast.owner.browser.patch(`${path}/withdraw`);
    await rounds();
    expect(scores(sheet, 'dilek')).toMatchObject([PENDING, graded(6, 9), graded(7, 9), PENDING]);
    // The same again is not told again, but by hand.
    await cast.owner.browser.patch(`${path}/give`, { again: false });
    await rounds();
    await cast.owner.browser.patch(`${path}/give`, { again: false });
    await rounds();
    expect(scores(sheet, 'dilek')).toHaveLength(5);
    expect((await send(sheet)).body).toEqual({ waiting: 1 });
    await rounds();
    expect(scores(sheet, 'dilek')).toHaveLength(6);
  });

  it('[away-lti] wait for a platform that is away, are given up after three days, and end where it refuses them', async () => {
    const sheet = await lti.sheet(CHECKED);
    lti.wire.manners.scores = 'away';
    const { id } = await handIn(sheet, 'emil', choiceOf);
    await rounds();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', problem: 'away', attempts: 1, sentAt: null });
    expect((await rowOf(id))!.nextAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    for (const manner of [503, 429, 'huge'] as const) {
      lti.wire.manners.scores = manner;
      await due();
      await rounds();
      expect((await rowOf(id))!.state).toBe('waiting');
    }
    lti.wire.manners.scores = 'good';
    expect((await send(sheet, { responseIds: [id] })).body).toEqual({ waiting: 1 });
    await rounds();
    expect(scores(sheet, 'emil')).toMatchObject([graded(2, 3)]);

    for (const [status, problem] of [
      [403, 'refused'],
      [404, 'gone'],
    ] as const) {
      lti.wire.manners.scores = status;
      await send(sheet);
      await rounds();
      expect(await rowOf(id)).toMatchObject({ state: 'failed', problem });
    }
    lti.wire.manners.token = 'away';
    lti.wire.manners.scores = 'good';
    await send(sheet);
    await lti.api.database.query("update lti_grade set graded_at = now() - interval '73 hours' where response_id = $1", [id]);
    expireTokens();
    await rounds();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: 'away' });
    const { browser } = sheet.cast.admin;
    const platforms = (await browser.get<{ platforms: object[] }>('/api/backoffice/lti')).body.platforms;
    expect(platforms[0]).toMatchObject({ gradesFailed: 1, gradesWaiting: 0 });
    lti.wire.manners.token = 'good';
    await send(sheet);
    await rounds();
    expect((await rowOf(id))!.state).toBe('sent');
  });

  it('of a response that is gone are not sent: it is said, and nothing arrives', async () => {
    const sheet = await lti.sheet(CHECKED);
    const [kept, gone, last] = [
      await handIn(sheet, 'finn', choiceOf),
      await handIn(sheet, 'gina', choiceOf),
      await handIn(sheet, 'hugo', choiceOf),
    ];
    const remove = ({ id }: { id: string }) => sheet.cast.owner.browser.delete(`${RESPONSES}/${id}`);
    expect((await remove(gone)).status).toBe(200);
    expect(await send(sheet, { responseIds: [kept.id, gone.id] })).toMatchObject({ status: 422, body: { code: 'LTI_RESPONSE_GONE' } });
    // One goes in the very moment in which the platform gives leave to send.
    expireTokens();
    await lti.api.database.query("update lti_grade set next_at = now() - interval '1 hour' where response_id = $1", [last.id]);
    lti.wire.meanwhile = async (asked) => {
      if (asked === 'POST /token') await remove(last);
    };
    await rounds();
    expect(scores(sheet, 'finn')).toMatchObject([graded(2, 3)]);
    expect([scores(sheet, 'gina'), scores(sheet, 'hugo'), await rowOf(last.id)]).toEqual([[], [], null]);
    const other = await lti.sheet(CHECKED);
    expect((await send(other, { responseIds: [kept.id] })).body.code).toBe('LTI_RESPONSE_GONE');
    for (const { browser } of [sheet.cast.guest, { browser: kept.browser }]) {
      expect((await browser.get(`${sheet.cast.path}/grades`)).status).toBe(403);
      expect((await browser.post(`${sheet.cast.path}/grades`, {})).status).toBe(403);
    }
    expect((await sheet.cast.other.browser.get(`${sheet.cast.path}/grades`)).status).toBe(404);
  });

  it('that change on their way are sent once more, and never an older one after a newer one', async () => {
    const sheet = await lti.sheet(CHECKED);
    const { id } = await handIn(sheet, 'ines', choiceOf);
    const path = `${RESPONSES}/${id}/feedback`;
    const { cast } = sheet;
    lti.wire.meanwhile = async (asked) => {
      if (!asked.endsWith('/scores')) return;
      lti.wire.meanwhile = undefined;
      const answers = [{ blockId: cast.one('FillInTheBlankText'), text: '', stamp: null, points: 1, remarks: [] }];
      await cast.owner.browser.put(path, { text: '', stamp: null, answers });
      await cast.owner.browser.patch(`${path}/give`, { again: false });
    };
    await rounds();
    expect(scores(sheet, 'ines')).toMatchObject([graded(2, 3), graded(3, 3)]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', score: 3 });
    // An answer that got lost: the platform has it, and says so.
    await lti.api.database.query("update lti_grade set state = 'waiting' where response_id = $1", [id]);
    await rounds();
    expect([scores(sheet, 'ines').length, (await rowOf(id))!.state]).toEqual([2, 'sent']);
  });

  it('go to the platform alone, and nowhere from places that take none', async () => {
    const sheet = await lti.sheet(CHECKED, {}, false);
    const { id } = await handIn(sheet, 'jan', choiceOf);
    expect([await rowOf(id), await grades(sheet)]).toEqual([null, { inCourse: false, grades: [] }]);
    const placed = lti.wire.place({ custom: sheet.placed.custom, lineItem: true });
    const bent = (claims: Record<string, unknown>) => {
      const name = Object.keys(claims).find((key) => key.endsWith('/endpoint'))!;
      return { ...claims, [name]: { ...(claims[name] as object), lineitem: 'https://fremd.example/lineitems/1' } };
    };
    await lti.launch(lti.api.browser(), lti.learner(placed, 'jan'), { claims: bent });
    expect((await send(sheet)).body).toEqual({ waiting: 0 });
    await lti.launch(lti.api.browser(), lti.learner(placed, 'jan'));
    expect((await send(sheet)).body).toEqual({ waiting: 1 });
    // A guest's work by the link beside the course is in no course.
    await sheet.cast.begin(sheet.cast.guest.browser);
    expect((await send(sheet)).body).toEqual({ waiting: 1 });
    await rounds();
    expect(lti.wire.scoresOf(placed, canariesOf('jan').subject)).toMatchObject([graded(2, 3)]);
  });
});

/** Lets the next points ask for a token anew. */
function expireTokens(): void {
  lti.api.application.get(PlatformGrades).forgetToken(lti.wire.registration());
}
