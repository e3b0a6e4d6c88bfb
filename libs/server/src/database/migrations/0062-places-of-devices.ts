import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recognizes a device in every network in which a user signed in on it, not in the last one alone. */
export class PlacesOfDevices1769700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table account_device drop constraint account_device_pkey, add primary key (account_id, device_hash, place_hash)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from account_device d using account_device newer
       where newer.account_id = d.account_id and newer.device_hash = d.device_hash
         and (newer.last_seen_at, newer.place_hash) > (d.last_seen_at, d.place_hash);
      alter table account_device drop constraint account_device_pkey, add primary key (account_id, device_hash);
    `);
  }
}
