import {
  AI_CHATS_TOPIC,
  AI_IMAGES_TOPIC,
  AI_RUN_TOPIC,
  CLASS_TOPIC,
  EXPORTS_TOPIC,
  ITEM_METADATA_TOPIC,
  ITEM_TOPIC,
  LIBRARY_TOPIC,
  type LiveAnswer,
  type LiveEvent,
  type LiveSendResult,
  type LiveTopic,
  PERSON_TOPIC,
  PINBOARD_LOG_TOPIC,
  PROJECT_TOPIC,
  PUPIL_TEXT_TOPIC,
  SURVEY_DEFINITION_TOPIC,
  WORK_TOPIC,
} from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { z } from 'zod';
import { Topics } from '../../apps/api/src/platform/live/topics.js';
import { sampleInputs } from '../api/access/sample-input.js';
import { untouched } from '../api/access/untouched.js';
import { type Attacker, createWorld, type World } from '../api/access/world.js';
import { startApi, type TestApi } from '../support/api.js';
import { HOLDS_SECONDS, promised } from '../support/on-this-machine.js';
import { LiveBrowser } from './support/live-browser.js';

let api: TestApi;
let stranger: World;
let mine: World;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  [stranger, mine] = [await createWorld(api), await createWorld(api)];
});
afterAll(() => api.stop());

/** `npm test` tries it as one account and as a guest. */
const ATTACKERS: Attacker[] = HOLDS_SECONDS ? ['teacher', 'coTeacher', 'pupil', 'visitor'] : ['teacher', 'visitor'];
/** Every topic there is; a new one has to be added here. */
const TOPICS: LiveTopic[] = [
  ITEM_TOPIC,
  ITEM_METADATA_TOPIC,
  PROJECT_TOPIC,
  PINBOARD_LOG_TOPIC,
  CLASS_TOPIC,
  SURVEY_DEFINITION_TOPIC,
  PERSON_TOPIC,
  EXPORTS_TOPIC,
  LIBRARY_TOPIC,
  WORK_TOPIC,
  PUPIL_TEXT_TOPIC,
  AI_CHATS_TOPIC,
  AI_RUN_TOPIC,
  AI_IMAGES_TOPIC,
];
/** Subject of each topic in the caller's own world; a new topic must be added here. */
const OWN: Record<string, string> = {
  item: 'word_cloud',
  'item-head': 'text_document',
  project: 'project',
  'pinboard-log': 'pinboard',
  class: 'class',
  'survey-definition': 'survey',
  person: 'account',
  exports: 'account',
  library: 'account',
  'ai-chats': 'account',
  'ai-run': 'aiRun',
  'ai-images': 'account',
  'worksheet-work': 'worksheet',
  'pupil-text': 'pupil_feedback_assignment',
};
/** Stands for an id until there is a stranger's. */
const MARK = 'an-id-of-a-stranger';
/** Of the ids of the stranger `npm test` tries every fourth: a line is opened for each in each place. */
const EVERY = HOLDS_SECONDS ? 1 : 4;
const strangersIds = (): string[] => Object.values(stranger.ids).filter((_, index) => index % EVERY === 0);

/** Value of each field of a join in that world. */
const FIELDS: Record<string, string> = {
  itemId: 'word_cloud',
  responseId: 'work',
  blockId: 'block',
  fileId: 'sheetFile',
  optionIds: 'sheetOption',
  tabId: 'account',
};

interface Input {
  topic: string;
  id: string;
  about?: Record<string, unknown>;
  what?: unknown;
}

/** Every input with an id of the stranger at one place, beside one's own elsewhere. */
function foreignInputs(event: LiveEvent, { name, about, inbound: says }: LiveTopic): Input[] {
  if (event === 'say') return says ? foreignSayings(name, says.schema) : [];
  const { inputs, unknown } = sampleInputs(about, (field) => mine.ids[FIELDS[field] ?? '']);
  expect(unknown, `fields of ${name} that nobody tries with an id of a stranger`).toEqual([]);
  const id = mine.ids[OWN[name] ?? ''];
  expect(id, `a topic ${name} of one's own world`).toBeDefined();
  return strangersIds().flatMap((theirs) => [
    { topic: name, id: theirs },
    ...(event === 'leave'
      ? []
      : (inputs as Record<string, unknown>[]).flatMap((own) =>
          Object.keys(own).flatMap((field) => [
            { topic: name, id: id!, about: { ...own, [field]: theirs } },
            { topic: name, id: theirs, about: own },
          ]),
        )),
  ]);
}

/** Returns inbound messages about the caller's own data, with an id of the other world in each field that takes one. */
function foreignSayings(topic: string, says: z.ZodType): Input[] {
  const said = (others: string) => sampleInputs(says, (field) => (field === others ? MARK : mine.ids[FIELDS[field] ?? '']));
  const { inputs, unknown } = said('');
  expect(unknown, `fields that are said of ${topic} and that nobody tries with an id of a stranger`).toEqual([]);
  const id = mine.ids[OWN[topic] ?? '']!;
  const places = Object.keys(FIELDS).flatMap((field) => said(field).inputs.filter((what) => JSON.stringify(what).includes(MARK)));
  return strangersIds().flatMap((theirs) => [
    ...inputs.map((what) => ({ topic, id: theirs, what })),
    ...places.map((what) => ({ topic, id, what: JSON.parse(JSON.stringify(what).replaceAll(MARK, theirs)) as unknown })),
  ]);
}

/** Sends one event; those without an answer get a moment. */
async function send(live: LiveBrowser, event: LiveEvent, input: Input): Promise<LiveAnswer | LiveSendResult | undefined> {
  if (event === 'join') return live.socket.timeout(promised(5000)).emitWithAck('join', input);
  if (event === 'say') {
    const responseId = mine.ids['work'];
    await live.socket
      .timeout(promised(5000))
      .emitWithAck('join', { topic: input.topic, id: mine.ids[OWN[input.topic]!]!, about: { responseId } });
    return live.socket.timeout(promised(5000)).emitWithAck('say', { ...input, what: input.what });
  }
  live.socket.emit('leave', input);
  return undefined;
}

describe("[TR-20] a second world: every id of every event, one's own beside a stranger's", () => {
  it('each topic is tried', () => {
    const contracts = api.application
      .get(Topics)
      .all()
      .map(({ contract }) => contract);
    expect(new Set(contracts)).toEqual(new Set(TOPICS));
  });

  it.each(
    TOPICS.flatMap((topic) =>
      (['join', 'leave', ...(topic.inbound ? (['say'] as const) : [])] satisfies LiveEvent[]).map((event) => ({
        event,
        topic,
        name: topic.name,
      })),
    ),
  )('$event $name', async ({ event, topic }) => {
    const before = await untouched(api, stranger);
    const watching = await LiveBrowser.open(mine.browsers.teacher);
    await watching.joinProject(mine.ids['project']!);
    const inputs = foreignInputs(event, topic);
    const attack = async (attacker: Attacker): Promise<void> => {
      // An unused id gets the same answer whichever id it replaces: asked once in each place.
      const answered = new Map<string, string>();
      const ofNobody = async (input: Input, line: LiveBrowser): Promise<string> => {
        const place = JSON.stringify(withStrangers(input, () => MARK));
        const known = answered.get(place);
        if (known !== undefined) return known;
        // How soon one line may say the next thing is another question, too.
        const next = event === 'say' ? await LiveBrowser.open(mine.browsers[attacker]) : line;
        const code = codeOf(await send(next, event, withStrangers(input, newId)));
        if (next !== line) next.close();
        answered.set(place, code);
        return code;
      };
      for (const input of inputs) {
        // A line of its own each time: how many joins one line may have is another question.
        const live = await LiveBrowser.open(mine.browsers[attacker]);
        const answer = await send(live, event, input);
        const nobodys = await ofNobody(input, live);
        expect(JSON.stringify([answer, live.states, live.left]), JSON.stringify(input)).not.toContain(stranger.mark);
        expect(codeOf(answer), `${attacker} ${JSON.stringify(input)}`).toBe(nobodys);
        live.close();
      }
    };
    await Promise.all(ATTACKERS.map(attack));
    // A presence message contains no data of the other world for those who watch.
    expect(JSON.stringify(watching.states)).not.toContain(stranger.mark);
    watching.close();
    expect(await untouched(api, stranger)).toEqual(before);
  });

  it('in their own world they are let in', async () => {
    const live = await LiveBrowser.open(mine.browsers.teacher);
    expect((await live.join(mine.ids['word_cloud']!)).ok).toBe(true);
    expect((await live.joinProject(mine.ids['project']!)).ok).toBe(true);
    live.close();
    const pupil = await LiveBrowser.open(mine.browsers.pupil);
    expect((await pupil.joinProject(mine.ids['project']!, mine.ids['text_document']!)).ok).toBe(true);
    pupil.close();
  });
});

/** The same with other ids in the place of the stranger's. */
function withStrangers(input: Input, other: () => string): Input {
  const ids: readonly string[] = Object.values(stranger.ids).filter((id) => id.includes('-'));
  return JSON.parse(JSON.stringify(input), (_, value: unknown) => (ids.includes(value as string) ? other() : value)) as Input;
}

function codeOf(answer: LiveAnswer | LiveSendResult | undefined): string {
  return answer === undefined ? 'silent' : answer.ok ? 'in' : answer.refusal.code;
}
