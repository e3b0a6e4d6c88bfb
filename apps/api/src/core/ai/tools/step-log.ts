import type { AiStepFailure, AiStepTool, AiStep as StepEntry } from '@murmel/contracts';
import { AI_STEP_LIMITS } from '@murmel/contracts';
import { AiStep, newId, publish } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { StepFailed } from './step-failed.js';

/** Final state of a step. */
export type StepEnd =
  | { state: 'done'; result: string; sources: StepEntry['sources'] }
  | { state: 'proposed'; result: string; proposed: object }
  | { state: 'failed'; failure: AiStepFailure };

/** Tool used by a step; a tool of an external server is given as `server/tool`. */
export interface UsedTool {
  tool: AiStepTool;
  mcpTool?: string;
}

/** Log of a run's tool steps, stored while they happen and published to viewers. */
export class StepLog {
  private position = 0;

  constructor(
    private readonly database: DataSource,
    private readonly runId: string,
  ) {}

  /**
   * @throws StepFailed where the run was ended
   */
  async begin({ tool, mcpTool }: UsedTool, subject: string): Promise<string> {
    const id = newId();
    this.position += 1;
    await this.database.transaction(async (manager) => {
      const begun = await manager.query<unknown[]>(
        `insert into ai_step (id, run_id, position, tool, mcp_tool, state, subject, result, created_at)
         select $1, r.id, $3, $4, $6, 'running', $5, '', now() from ai_run r where r.id = $2 and r.ended_at is null for share of r returning 1`,
        [id, this.runId, this.position, tool, cut(subject, AI_STEP_LIMITS.subject), mcpTool ?? null],
      );
      if (begun.length === 0) throw new StepFailed('interrupted');
      await publish(manager, 'run.changed', { runId: this.runId });
    });
    return id;
  }

  /** Stores the intermediate result of a long step. */
  async note(id: string, result: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(AiStep, { id, state: 'running' }, { result: cutToKeep(result) });
      await publish(manager, 'run.changed', { runId: this.runId });
    });
  }

  /** One that ended with its run stays as it is. */
  async end(id: string, end: StepEnd): Promise<void> {
    await this.database.transaction(async (manager) => {
      const fields = end.state === 'failed' ? end : { ...end, result: cutToKeep(end.result) };
      await manager.update(AiStep, { id, state: 'running' }, fields);
      await publish(manager, 'run.changed', { runId: this.runId });
    });
  }
}

/** Steps as their owner sees them, by run. */
export async function stepEntries(manager: EntityManager, runIds: readonly string[]): Promise<ReadonlyMap<string, StepEntry[]>> {
  const byRun = new Map<string, StepEntry[]>();
  if (runIds.length === 0) return byRun;
  const rows = await manager.query<
    (StepEntry & { run_id: string; item_id: string | null; kind: NonNullable<StepEntry['item']>['kind'] })[]
  >(
    `select s.id, s.run_id, s.tool, s.state, s.failure, s.subject, s.result, s.sources, s.item_id, i.kind
       from ai_step s left join item i on i.id = s.item_id where s.run_id = any($1) order by s.run_id, s.position`,
    [runIds],
  );
  for (const { run_id, item_id, kind, ...step } of rows) {
    const entry = { ...step, item: item_id === null ? null : { id: item_id, kind } };
    byRun.set(run_id, [...(byRun.get(run_id) ?? []), entry]);
  }
  return byRun;
}

/** Cuts a text to the length that is stored of a result. */
export const cutToKeep = (text: string): string => cut(text, AI_STEP_LIMITS.shown);

function cut(text: string, max: number): string {
  const storable = text.replaceAll('\0', '');
  return (storable.length <= max ? storable : `${storable.slice(0, max - 2).trimEnd()} …`).toWellFormed();
}
