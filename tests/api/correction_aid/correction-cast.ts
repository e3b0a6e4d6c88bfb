import { TOOLS } from '@murmel/contracts';
import { Correction, newId } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

const PATH = `/api${TOOLS.correction_aid.route}`;
const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt. Deshalb bin ich dafür.';

export interface CorrectionCast extends Cast {
  path: string;
  send(browser: TestBrowser, texts?: { code: string; text: string }[], more?: object): ReturnType<TestBrowser['post']>;
}
/** A correction with two criteria, its path, and a way to send texts to it. */
export async function correctionCast(api: TestApi): Promise<CorrectionCast> {
  const cast = await castOf(api, { kind: 'feedback' });
  const criteria = ['Meinung', 'Argument'].map((text) => ({ id: newId(), text }));
  await api.database.manager.insert(Correction, { itemId: cast.item.id, task: 'Erörtere.', solution: 'Zwei Argumente', criteria });
  const path = `${PATH}/${cast.item.id}`;
  return {
    ...cast,
    path,
    send: (browser, texts = [{ code: 'K12', text: TEXT }], more = { confirmed: true }) =>
      browser.post(`${path}/feedback_results`, { texts, ...more }),
  };
}
