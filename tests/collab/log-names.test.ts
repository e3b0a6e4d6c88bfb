import { randomBytes } from 'node:crypto';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { School } from '../faults/support/school.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';

/** Words that occur nowhere else: whatever of them is in the log was written there by the product. */
const CANARIES = {
  firstname: 'Kanarienvorname',
  publicName: 'Kanarienrufname',
  mail: 'kanarienpost@schule.example',
  title: 'Kanarientitel',
  word: 'Kanarienwort',
  presence: 'Kanarienzeiger',
  ticket: 'kanarienkarte',
  query: 'kanariensuche',
};

let school: School;
beforeAll(async () => {
  // As a school runs it, and as talkative as it can be.
  school = await School.open(inject('databaseUrl'), { env: { NODE_ENV: 'production', LOG_LEVEL: 'debug' } });
});
afterAll(() => school.close());

/** A paragraph with the word, as an editor sends it. */
function typed(): Uint8Array {
  const document = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(CANARIES.word)]);
  document.getXmlFragment('default').insert(0, [paragraph]);
  return Y.encodeStateAsUpdate(document);
}

/** How often a sentence stands in the log. */
const lines = (sentence: string): number =>
  school.collab
    .output()
    .split('\n')
    .filter((line) => line.includes(sentence)).length;

describe('the log of collab-server', () => {
  it('[T-49] holds no names, words, tickets and query strings, whatever happens', async () => {
    const { firstname, publicName, mail, title, word, presence, ticket, query } = CANARIES;
    const item = await school.document();
    await school.database.query('update account set firstname = $2, public_name = $3, email = $4 where id = $1', [
      item.ownerId,
      firstname,
      publicName,
      mail,
    ]);
    await school.database.query('update item set title = $2 where id = $1', [item.id, title]);
    const url = `${school.urlOf(item)}&name=${query}`;
    const inside = async (): Promise<RawClient> => RawClient.inside(url, school.nameOf(item), await school.ownTicket(item));

    const good = await inside();
    good.awareness([[7, 1, { user: { name: presence }, cursor: null }]]);
    good.update(typed());
    const stranger = await RawClient.open(url, school.nameOf(item));
    stranger.auth(ticket);
    await until(() => stranger.denied !== undefined, 'the ticket was refused');
    for (const frame of [Buffer.from(word), Buffer.concat([randomBytes(3), Buffer.from(word)])]) {
      const rubbish = await inside();
      rubbish.frame(frame);
      rubbish.update(Buffer.from(word));
      rubbish.socket.send(word, () => undefined);
      await until(() => rubbish.closed, 'rubbish ends its line');
    }
    await fetch(`${new URL(url).origin.replace('ws', 'http')}/internal/documents/text_document/${newId()}/restore?name=${query}`, {
      method: 'POST',
      body: JSON.stringify({ word }),
    });

    // PostgreSQL tells the value that it could not read.
    await school.database.query(
      `create function unreadable() returns trigger language plpgsql as $$begin perform encode(new.bytes, 'escape')::integer; return new; end$$`,
    );
    await school.database.query('create trigger unreadable before insert on document_update for each row execute function unreadable()');
    const late = await inside();
    late.update(typed());
    await until(() => lines('22P02') > 0, 'the fault is in the log, by its name');

    const log = school.collab.output().toLowerCase();
    expect(Object.values(CANARIES).filter((canary) => log.includes(canary.toLowerCase()))).toEqual([]);
    [good, late].forEach((client) => client.leave());
  });
});
