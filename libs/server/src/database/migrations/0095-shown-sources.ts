import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether learners get page and passage of an answer, chats in which a teacher tries an assistant as a learner, and since when a pupil may
 * need help. Sources of before named the maker's files to all readers: they stay with the owner alone (spec T-44).
 */
export class ShownSources1772950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assistant add column show_sources boolean not null default false;
      alter table ai_conversation add column as_learner boolean not null default false;
      alter table project_ai_pupil add column help_since timestamptz;
      update ai_message m set sources = '[]' from ai_conversation c left join item i on i.id = c.assistant_id
       where c.id = m.conversation_id and m.sources <> '[]' and c.account_id is distinct from i.owner_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project_ai_pupil drop column help_since;
      alter table ai_conversation drop column as_learner;
      alter table assistant drop column show_sources;
    `);
  }
}
