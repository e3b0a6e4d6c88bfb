import { type LiveAnswer, type LiveSendResult, WORK_TOPIC, type WorkState } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { RESPONSES, worksheetCast } from '../api/worksheet/worksheet-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
const opened: LiveBrowser[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

const code = (answer: LiveAnswer | LiveSendResult): string => (answer.ok ? 'in' : answer.refusal.code);

describe('a device on which somebody goes on with their work', () => {
  it('is out within two seconds of a new key, by its open line as by calls: whoever found the old one reads and writes nothing more', async () => {
    const cast = await worksheetCast(api);
    const { browser } = cast.guest;
    const responseId = (await cast.begin(browser)).body.id;
    const { key } = (await browser.post<{ key: string }>(`${RESPONSES}/${responseId}/key`)).body;
    const address = { topic: WORK_TOPIC.name, id: cast.item.id };
    const line = async (device: TestBrowser) => {
      const live = await LiveBrowser.open<WorkState>(device);
      opened.push(live as LiveBrowser);
      const joined = (await live.socket.timeout(5000).emitWithAck('join', { ...address, about: { responseId } })) as LiveAnswer;
      expect(code(joined)).toBe('in');
      const say = (text: string): Promise<LiveSendResult> =>
        live.socket.timeout(5000).emitWithAck('say', { ...address, what: { answers: [{ blockId: cast.one('Text'), text }] } });
      return { live, say };
    };
    const lost = api.browser();
    expect((await lost.get(cast.path, { headers: { 'x-response-key': key } })).status).toBe(200);
    const [there, here] = [await line(lost), await line(browser)];
    expect(code(await there.say('vom Finder'))).toBe('in');
    await within(2000, () => here.live.newest?.answers[0]?.text === 'vom Finder');

    expect((await browser.post(`${RESPONSES}/${responseId}/key`)).status).toBe(200);
    await within(2000, () => there.live.left.length > 0);
    expect(code(await there.say('weiter'))).toBe('NOT_FOUND');
    expect((await lost.get(cast.path)).status).toBe(404);
    // Later answers of its person do not reach it.
    const told = there.live.states.length;
    await cast.write(browser, responseId, [{ blockId: cast.one('Text'), text: 'nur für mich' }]);
    await within(2000, () => here.live.newest?.answers[0]?.text === 'nur für mich');
    expect(there.live.states).toHaveLength(told);
    expect((await cast.answers(responseId)).map(({ text }) => text)).toEqual(['nur für mich']);
  });
});
