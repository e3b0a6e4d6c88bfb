import type { AiStepFailure, AiStepState, AiStepTool } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** One use of a tool by a model. */
@Stored('ai_step', {
  owner: 'ai_run',
  personalFields: ['subject', 'result', 'proposed', 'createdAt'],
  retention: 'as long as the answer that it is for',
  copy: `select s.id, s.run_id, s.tool, s.mcp_tool, s.state, s.subject, s.result, s.sources, s.proposed, s.item_id, s.created_at from ai_step s
           join ai_run r on r.id = s.run_id where r.account_id = $1 order by s.created_at, s.id`,
  // They go with their runs.
  erase: null,
})
export class AiStep {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) runId!: string;
  @Column({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) tool!: AiStepTool;
  /** tool of a server that the operator connected: `server/tool` */
  @Column({ type: 'text', nullable: true }) mcpTool!: string | null;
  @Column({ type: 'text' }) state!: AiStepState;
  @Column({ type: 'text', nullable: true }) failure!: AiStepFailure | null;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) result!: string;
  @Column({ type: 'jsonb' }) sources!: { title: string; address: string }[];
  /** for a proposal: the input of the creation, or of the call of a server */
  @Column({ type: 'jsonb', nullable: true }) proposed!: object | null;
  /** created item; also null once it is permanently deleted */
  @Column({ type: 'uuid', nullable: true }) itemId!: string | null;
  /** time since which a server is called, because the user wanted it */
  @Column({ type: 'timestamptz', nullable: true }) calledAt!: Date | null;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
}
