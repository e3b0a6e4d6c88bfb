import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes with the key of a network or a contact are locked, no templates, and not found by what they hold (ADR 50). */
export class PrivateCodes1772400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const ofPrivate = `(select item_id from qr_code where content ->> 'kind' in ('wifi', 'contact'))`;
    await runner.query(`
      update item set privacy = 'locked', template_for = null where id in ${ofPrivate};
      delete from gallery_entry where item_id in ${ofPrivate};
      insert into item_words_due (item_id, since) select item_id, clock_timestamp() from ${ofPrivate} p;
    `);
  }

  async down(): Promise<void> {
    // Codes that this locked cannot be told from those that always were.
  }
}
