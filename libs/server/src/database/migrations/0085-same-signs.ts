import { wordKey } from '@murmel/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Beyond these letters a stored form may differ: kinds of apostrophes and hyphens, and signs that are not seen. */
const OTHER_SIGNS = '[^ -~ÄÖÜäöüßéèêáàâçñ]';
const BATCH = 1000;
/** From the strictest on: words that become one keep the decision that shows the least. */
const MARKS = ['hidden', 'waiting', 'released'];

/**
 * Gives stored words of clouds, and what was decided about them, the keys of today (`wordKey`), and has items searched anew whose texts hold
 * signs that were compared as letters or ends of words before. Where the folding changes later, running this one again is right, too.
 */
export class SameSigns1772000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (let from = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = (await runner.query(
        `select id, text, key from word_cloud_word where id > $1 and key ~ '${OTHER_SIGNS}' order by id limit ${BATCH}`,
        [from],
      )) as { id: string; text: string; key: string }[];
      const changed = rows
        .map(({ id, text, key }) => ({ id, before: key, key: wordKey(text) }))
        .filter(({ before, key }) => before !== key);
      await runner.query('update word_cloud_word w set key = c.key from unnest($1::uuid[], $2::text[]) c (id, key) where w.id = c.id', [
        changed.map(({ id }) => id),
        changed.map(({ key }) => key),
      ]);
      const last = rows.at(-1);
      if (!last) break;
      from = last.id;
    }
    const marks = (await runner.query(`select item_id, key, mark from word_cloud_mark where key ~ '${OTHER_SIGNS}'`)) as {
      item_id: string;
      key: string;
      mark: string;
    }[];
    for (const { item_id: itemId, key, mark } of marks) {
      const now = wordKey(key);
      if (now === key) continue;
      await runner.query('delete from word_cloud_mark where item_id = $1 and key = $2', [itemId, key]);
      await runner.query(
        `insert into word_cloud_mark (item_id, key, mark) values ($1, $2, $3) on conflict (item_id, key) do update set mark = excluded.mark
          where array_position($4::text[], excluded.mark::text) < array_position($4::text[], word_cloud_mark.mark::text)`,
        [itemId, now, mark, MARKS],
      );
    }
    await runner.query(`
      insert into item_words_due (item_id, since) select w.item_id, now() from item_words w join item i on i.id = w.item_id
       where concat_ws(' ', i.title, i.description, array_to_string(i.tags, ' '), w.places::text)
             ~ '[\\u00AD\\u02B9\\u02BB-\\u02BD\\u034F\\u061C\\u115F\\u1160\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]'`);
  }

  /** The keys of before tell more words apart; those of today stay. */
  async down(): Promise<void> {}
}
