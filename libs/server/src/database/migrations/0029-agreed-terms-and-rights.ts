import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores when an account agreed to the operator's terms of use, and to which: the address where they were published. Limits shares of
 * surveys and teaching boards with projects to the only right that exists for them.
 */
export class AgreedTermsAndRights1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add terms_agreed_at timestamptz, add terms_agreed_to text,
        add check ((terms_agreed_at is null) = (terms_agreed_to is null));
      update project_item s set "right" = 'read' from item i where i.id = s.item_id and i.kind in ('survey', 'screen') and s."right" = 'write';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column terms_agreed_at, drop column terms_agreed_to;');
  }
}
