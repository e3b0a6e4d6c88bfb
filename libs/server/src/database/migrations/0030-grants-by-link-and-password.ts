import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new password does not end what the link granted: each of the two secrets counts its own versions, and a visitor keeps a grant of each. */
export class GrantsByLinkAndPassword1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table item rename access_version to link_version;
      alter table item add password_version integer not null default 1;
      update item set password_version = link_version where link_version > 1;
      alter table item_grant rename access_version to version;
      alter table item_grant drop constraint item_grant_pkey, add primary key (visitor_id, item_id, via);
    `);
  }

  /** A client without a grant of the newest secret has to request one again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from item_grant g using item_grant other
       where g.via = 'token' and other.via = 'password' and other.visitor_id = g.visitor_id and other.item_id = g.item_id;
      alter table item_grant drop constraint item_grant_pkey, add primary key (visitor_id, item_id);
      alter table item_grant rename version to access_version;
      update item set link_version = greatest(link_version, password_version);
      alter table item drop password_version;
      alter table item rename link_version to access_version;
    `);
  }
}
