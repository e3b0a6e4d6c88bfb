import { LIVE_EVENTS, type LiveAnswer, type LiveEvent } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleInputs } from '../api/access/sample-input.js';
import { untouched } from '../api/access/untouched.js';
import { type Attacker, createWorld, type World } from '../api/access/world.js';
import { startApi, type TestApi } from '../support/api.js';
import { LiveBrowser } from './support/live-browser.js';

let api: TestApi;
let stranger: World;
let mine: World;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  [stranger, mine] = [await createWorld(api), await createWorld(api)];
});
afterAll(() => api.stop());

const ATTACKERS: Attacker[] = ['teacher', 'coTeacher', 'pupil', 'visitor'];
/** What each field of an event holds in one's own world; another one has to be taught here. */
const FIELDS: Record<string, string> = { itemId: 'word_cloud', projectId: 'project' };

/** Every input of an event with an id of the stranger at one place, beside one's own elsewhere. */
function foreignInputs(event: LiveEvent): Record<string, unknown>[] {
  const { inputs, unknown } = sampleInputs(LIVE_EVENTS[event].input, (field) => mine.ids[FIELDS[field] ?? '']);
  expect(unknown, `fields of ${event} that nobody tries with an id of a stranger`).toEqual([]);
  return (inputs as Record<string, unknown>[]).flatMap((input) =>
    Object.keys(input).flatMap((field) => Object.values(stranger.ids).map((id) => ({ ...input, [field]: id }))),
  );
}

/** Sends one event; those without an answer get a moment. */
async function send(live: LiveBrowser, event: LiveEvent, input: unknown): Promise<LiveAnswer | undefined> {
  const socket = live.socket as unknown as {
    timeout(ms: number): { emitWithAck(name: string, input: unknown): Promise<LiveAnswer> };
    emit(name: string, input: unknown): void;
  };
  if (event.startsWith('join')) return socket.timeout(5000).emitWithAck(event, input);
  socket.emit(event, input);
  return undefined;
}

describe("a second world: every id of every event, one's own beside a stranger's", () => {
  it.each(Object.keys(LIVE_EVENTS) as LiveEvent[])('%s', async (event) => {
    const before = await untouched(api, stranger);
    const watching = await LiveBrowser.open(mine.browsers.teacher);
    await watching.joinProject(mine.ids['project']!);
    for (const attacker of ATTACKERS) {
      for (const input of foreignInputs(event)) {
        // A line of its own each time: how many joins one line may have is another question.
        const live = await LiveBrowser.open(mine.browsers[attacker]);
        const answer = await send(live, event, input);
        const unknown = Object.fromEntries(
          Object.entries(input).map(([field, id]) => [
            field,
            Object.values(stranger.ids).includes(id as string) && String(id).includes('-') ? newId() : id,
          ]),
        );
        const nobodys = await send(live, event, unknown);
        expect(JSON.stringify([answer, live.states, live.left]), JSON.stringify(input)).not.toContain(stranger.mark);
        expect(codeOf(answer), `${attacker} ${JSON.stringify(input)}`).toBe(codeOf(nobodys));
        live.close();
      }
    }
    // What somebody says about where they are names nothing of a stranger to those who watch.
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

function codeOf(answer: LiveAnswer | undefined): string {
  return answer === undefined ? 'silent' : answer.ok ? 'in' : answer.refusal.code;
}
