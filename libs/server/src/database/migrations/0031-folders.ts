import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folders are items in which items of the same owner lie, and which take these along into the trash and back. */
export class Folders1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item
        add folder_id uuid, add discarded_with uuid references item (id) on delete set null,
        add unique (id, owner_id),
        add foreign key (folder_id, owner_id) references item (id, owner_id) on delete set null (folder_id),
        add check (folder_id <> id),
        add check (folder_id is null or (project_id is null and parent_id is null));
      create index item_in_folder on item (folder_id) where folder_id is not null;
      create index item_discarded_with on item (discarded_with) where discarded_with is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table item drop folder_id, drop discarded_with; alter table item drop constraint item_id_owner_id_key;');
  }
}
