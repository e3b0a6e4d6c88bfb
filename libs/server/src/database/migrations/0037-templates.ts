import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the audience of a template: its owner, their school, or the public. Existing templates become private to their owners. */
export class Templates1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item add template_for text check (template_for in ('me', 'school', 'public'));
      update item set template_for = 'me' where template;
      alter table item drop template;
      create index on item (template_for, owner_id) where template_for is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item add template boolean not null default false;
      update item set template = template_for is not null;
      alter table item drop template_for;`);
  }
}
