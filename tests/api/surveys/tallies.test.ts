import { type Item, newId, openDatabase, type SurveyQuestion, type Visitor } from '@murmel/server';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { removeInvalidVotes } from '../../../apps/api/src/tools/surveys/remove-invalid-votes.js';
import { claimResponse, storeAnswers } from '../../../apps/api/src/tools/surveys/store-response.js';
import { readTallies, type Tallies, valueKey } from '../../../apps/api/src/tools/surveys/tallies.js';
import { startApi, type TestApi } from '../../support/api.js';
import { draws } from '../../support/draws.js';
import { file, type Questions, surveyCast } from './survey-cast.js';

let api: TestApi;
/** with a connection for each simultaneous client */
let database: DataSource;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  database = await openDatabase({ url: api.configuration.databaseUrl, pool: 8, applicationName: 'tallies' });
});
afterAll(async () => {
  await database.destroy();
  await api.stop();
});

/** Counts every answer there is. */
async function counted(itemId: string): Promise<Tallies> {
  const responses = await database.query<{ id: string; submitted: boolean }[]>(
    'select id, submitted_at is not null as submitted from survey_response where item_id = $1',
    [itemId],
  );
  const answers = await database.query<{ question: string; options: string[] | null; number: number | null; any: boolean }[]>(
    `select question_id as question, option_ids as options, number,
            option_ids is not null or number is not null or text is not null or file_id is not null as any
       from survey_answer where response_id = any($1)`,
    [responses.filter(({ submitted }) => submitted).map(({ id }) => id)],
  );
  const answered = new Map<string, number>();
  const values = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const { question, options, number, any } of answers) {
    if (any) add(answered, question);
    for (const value of [...(options ?? []), ...(number === null ? [] : [number])]) add(values, valueKey(question, value));
  }
  return {
    responses: responses.filter(({ submitted }) => submitted).length,
    begun: responses.filter(({ submitted }) => !submitted).length,
    answered,
    values,
  };
}

const sorted = ({ answered, values, ...numbers }: Tallies) => ({
  ...numbers,
  answered: Object.fromEntries([...answered].filter(([, count]) => count !== 0).sort()),
  values: Object.fromEntries([...values].filter(([, count]) => count !== 0).sort()),
});

async function expectRight(itemId: string): Promise<void> {
  expect(sorted(await readTallies(database.manager, itemId))).toEqual(sorted(await counted(itemId)));
}

/** Ignores deadlocks, which the database resolves, and answers whose file was deleted meanwhile: each fails as a whole. */
function unlessRefused(error: unknown): void {
  if (!['40P01', '23503'].includes((error as { code?: string }).code ?? '')) throw error;
}

const PEOPLE = 6;
type Step =
  | {
      does: 'answer';
      who: number;
      submit: boolean;
      option: number;
      options: readonly number[];
      number: number;
      text: boolean;
      photo: boolean;
    }
  | { does: 'remove' | 'file'; who: number }
  | { does: 'erase'; who: number }
  | { does: 'unfit'; option: number }
  | { does: 'read' };
const who = fc.nat(PEOPLE - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      who,
      submit: fc.boolean(),
      option: fc.nat(3),
      options: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
      number: fc.integer({ min: 0, max: 5 }),
      text: fc.boolean(),
      photo: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('remove' as const, 'file' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('erase' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unfit' as const), option: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('read' as const) }) },
);

class Survey {
  readonly visitors = Array.from({ length: PEOPLE }, newId);

  constructor(
    readonly item: Item,
    readonly questions: Questions,
  ) {}

  async take(step: Step): Promise<void> {
    const { id: itemId } = this.item;
    const { multiple_choice: multiple } = this.questions;
    switch (step.does) {
      case 'answer':
        return this.answer(step);
      case 'remove':
        return void (await database.query('delete from survey_response where item_id = $1 and visitor_id = $2', [
          itemId,
          this.visitors[step.who],
        ]));
      case 'file':
        return void (await database.query('delete from owner_file where item_id = $1 and visitor_id = $2', [
          itemId,
          this.visitors[step.who],
        ]));
      case 'erase':
        // The answers of an erased person stay, and the person may answer anew under another id.
        await database.query('update survey_response set visitor_id = null where item_id = $1 and visitor_id = $2', [
          itemId,
          this.visitors[step.who],
        ]);
        return undefined;
      case 'unfit': {
        const after: SurveyQuestion = { ...multiple, options: multiple.options.filter((_, index) => index !== step.option) };
        return database.transaction((manager) => removeInvalidVotes(manager, multiple, after));
      }
      case 'read':
        return void (await readTallies(database.manager, itemId, 2));
    }
  }

  private async answer({ who: index, submit, option, options, number, text, photo }: Extract<Step, { does: 'answer' }>): Promise<void> {
    const { single_choice: single, multiple_choice: multiple, rating, long_answer: long, file: picture } = this.questions;
    const visitorId = this.visitors[index]!;
    const blank = { optionIds: null, number: null, text: null, fileId: null };
    const fileId = photo ? await file(api, this.item, { visitor: { id: visitorId } as Visitor }) : null;
    return database.transaction(async (manager) => {
      const claimed = await claimResponse(manager, this.item.id, { accountId: null, visitorId }, submit);
      if (!claimed) return;
      await storeAnswers(manager, claimed.id, [
        ...(single.options[option] ? [{ ...blank, questionId: single.id, optionIds: [single.options[option].id] }] : []),
        ...(options.length > 0
          ? [{ ...blank, questionId: multiple.id, optionIds: options.map((place) => multiple.options[place]!.id) }]
          : []),
        ...(number > 0 ? [{ ...blank, questionId: rating.id, number }] : []),
        ...(text ? [{ ...blank, questionId: long.id, text: 'Warum?' }] : []),
        ...(fileId === null ? [] : [{ ...blank, questionId: picture.id, fileId }]),
      ]);
    });
  }
}

async function newSurvey(): Promise<Survey> {
  const { item, questions } = await surveyCast(api);
  return new Survey(item, questions);
}

describe('what is counted of a survey', () => {
  it('is what counting every answer says, whatever was changed, removed and read at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), async (rounds) => {
        const survey = await newSurvey();
        for (const steps of rounds) {
          await Promise.all(steps.map((one) => survey.take(one).catch(unlessRefused)));
          await expectRight(survey.item.id);
        }
      }),
      { numRuns: draws(40) },
    );
  });

  it('goes with a question and with the item', async () => {
    const survey = await newSurvey();
    const all = { does: 'answer', submit: true, option: 0, options: [0, 1], number: 3, text: true, photo: true } as const;
    for (const index of [0, 1, 2]) await survey.take({ ...all, who: index });
    await database.query('delete from survey_question where id = $1', [survey.questions.rating.id]);
    await expectRight(survey.item.id);
    await database.query('delete from item where id = $1', [survey.item.id]);
    expect(await database.query('select 1 from survey_tally where item_id = $1', [survey.item.id])).toEqual([]);
  });

  it('stays a few rows however many votes come in', async () => {
    const survey = await newSurvey();
    const vote = { does: 'answer', submit: true, options: [], number: 0, text: false, photo: false } as const;
    for (let round = 0; round < 40; round += 1) {
      await survey.take({ ...vote, who: round % PEOPLE, option: round % 3 });
      await survey.take({ does: 'read' });
    }
    const [{ rows }] = (await database.query('select count(*)::int as rows from survey_tally where item_id = $1', [survey.item.id])) as [
      { rows: number },
    ];
    expect(rows).toBeLessThanOrEqual(12);
    await expectRight(survey.item.id);
  });

  it('an installation with answers comes through the migration', { tags: ['proof'] }, async () => {
    const survey = await newSurvey();
    const all = { does: 'answer', options: [0], number: 2, text: true, photo: true } as const;
    const { manager } = api.database;
    const hasTallies = async (): Promise<boolean> => {
      const [{ exists }] = await manager.query("select to_regclass('survey_tally') is not null as exists");
      return exists;
    };
    while (await hasTallies()) await api.database.undoLastMigration();
    for (const index of [0, 1, 2, 3]) {
      const claim = [newId(), survey.item.id, survey.visitors[index]];
      await manager.query(
        'insert into survey_response (id, item_id, visitor_id, submitted_at, updated_at) values ($1, $2, $3, now(), now())',
        claim,
      );
      await storeAnswers(manager, String(claim[0]), [
        { questionId: survey.questions.rating.id, optionIds: null, number: index + 1, text: null, fileId: null },
      ]);
    }
    await draftFromBefore(manager, survey);
    await api.database.runMigrations({ transaction: 'each' });
    await expectRight(survey.item.id);
    await survey.take({ ...all, who: 5, submit: true, option: 1 });
    await survey.take({ does: 'remove', who: 0 });
    await expectRight(survey.item.id);
    expect((await readTallies(database.manager, survey.item.id)).responses).toBe(4);
  });
});

/** Inserts a draft from the time before there were tallies. */
async function draftFromBefore(manager: DataSource['manager'], survey: Survey): Promise<void> {
  await manager.query('insert into survey_response (id, item_id, visitor_id, updated_at) values ($1, $2, $3, now())', [
    newId(),
    survey.item.id,
    survey.visitors[4],
  ]);
}
