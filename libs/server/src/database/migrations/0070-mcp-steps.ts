import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds steps that use a tool of a server connected by the operator: which tool, and since when it is called after the user's click. */
export class McpSteps1770500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_step add column mcp_tool text, add column called_at timestamptz, add check ((tool = 'mcp') = (mcp_tool is not null));
      create index ai_step_called on ai_step (called_at) where called_at is not null and state = 'running';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from ai_step where tool = 'mcp'; alter table ai_step drop column mcp_tool, drop column called_at;");
  }
}
