import { setTimeout as wait } from 'node:timers/promises';
import type { TeacherResults } from '@murmel/contracts';
import { SurveyResponse } from '@murmel/server';
import { LiveBrowser } from '../live/support/live-browser.js';
import type { TestBrowser } from '../support/browser.js';
import type { LiveSchool } from './live-school.js';
import { percentile } from './percentiles.js';

export interface VoteResult {
  voters: number;
  answered: number;
  stored: number;
  /** what the projector shows at the end */
  shown: number;
  /** the api's answers, milliseconds */
  p50: number;
  p95: number;
  /** pushes to the projector in the busiest second */
  pushesPerSecond: number;
}

type VotedSurvey = Awaited<ReturnType<LiveSchool['survey']>>;

/**
 * All pupils answer one survey within a few seconds while the teacher's projector shows it.
 * @param before makes what is there already
 */
export async function vote(
  school: LiveSchool,
  voters: number,
  seconds: number,
  before: (survey: VotedSurvey) => Promise<void> = () => Promise.resolve(),
): Promise<VoteResult> {
  const { account, browser } = await school.teacher();
  const survey = await school.survey(account);
  await before(survey);
  const { item, questionId, optionIds } = survey;
  const projector = await LiveBrowser.open<TeacherResults>(browser);
  const pushes: number[] = [];
  // The server's clock: on the way some come closer together.
  projector.socket.on('state', ({ at }) => pushes.push(at));
  await projector.join(item.id);
  const browsers: TestBrowser[] = [];
  for (let index = 0; index < voters; index += 1) {
    const voter = school.browser();
    await school.people.visit(voter);
    browsers.push(voter);
  }
  const csrf = await Promise.all(browsers.map((voter) => voter.post('/api/error_reports', { message: 'token', path: '/' })));
  const delays: number[] = [];
  let answered = 0;
  await Promise.all(
    browsers.slice(0, csrf.length).map(async (voter, index) => {
      await wait(Math.random() * seconds * 1000);
      const started = performance.now();
      const { status } = await voter.post(
        `/api/surveys/surveys/${item.id}/responses`,
        { answers: [{ questionId, optionIds: [optionIds[index % optionIds.length]] }] },
        { headers: { 'idempotency-key': `vote ${index}` } },
      );
      delays.push(performance.now() - started);
      if (status === 201) answered += 1;
    }),
  );
  await wait(1500);
  const shown = projector.newest?.questions[0]?.counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  projector.close();
  return {
    voters,
    answered,
    shown,
    stored: await school.database.manager.countBy(SurveyResponse, { itemId: item.id }),
    p50: percentile(delays, 0.5),
    p95: percentile(delays, 0.95),
    pushesPerSecond: busiestSecond(pushes),
  };
}

function busiestSecond(times: readonly number[]): number {
  return Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + 1000).length));
}
