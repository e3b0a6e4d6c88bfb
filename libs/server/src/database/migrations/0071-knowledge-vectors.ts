import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds vectors of passages for an embedding model: bits for the comparison with all, and bytes for the comparison with the nearest ones,
 * block by block.
 */
export class KnowledgeVectors1770600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table knowledge_file add column vector_model text, add column vector_passages integer not null default 0,
        add column vector_leased_until timestamptz;
      create table knowledge_vector (
        file_id uuid not null references knowledge_file on delete cascade, block integer not null, bits bytea not null, bytes bytea not null,
        primary key (file_id, block));
      -- They are no text that could be made smaller, and pieces of them are read.
      alter table knowledge_vector alter column bits set storage external, alter column bytes set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table knowledge_vector;
      alter table knowledge_file drop column vector_model, drop column vector_passages, drop column vector_leased_until;
    `);
  }
}
