import { AI_RUN_TOPIC } from '@murmel/contracts';
import { type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER } from '../../../platform/injection-tokens.js';
import type { RunText, TextFragment } from './run-text.js';

/** A first piece is stored at once, the next ones of all answers together: a staff that asks costs twenty commits a second. */
const TOGETHER_MS = 50;
/** A database that is away for a moment takes no answer along. */
const AGAIN_MS = 500;
const GIVE_UP_MS = 30_000;

/** Stores the answers that this process writes, piece by piece while they come, so that every process can show them and none is lost with this one. */
@Injectable()
export class TextFragmentStore {
  private readonly waiting = new Set<RunText>();
  private storing: Promise<void> | undefined;
  private storedAt = 0;
  private failingSince: number | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  take(text: RunText): void {
    this.waiting.add(text);
    this.storing ??= this.soon(Math.max(0, this.storedAt + TOGETHER_MS - Date.now()));
  }

  /** Resolves when nothing of it waits any more. */
  async settled(text: RunText): Promise<void> {
    while (this.waiting.has(text) && this.storing) await this.storing;
  }

  private async soon(waitMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    this.storedAt = Date.now();
    const texts = [...this.waiting];
    try {
      await this.store(texts);
      this.failingSince = undefined;
    } catch (error) {
      this.failed(texts, error);
    }
    this.storing = undefined;
    if (this.waiting.size > 0) this.storing = this.soon(this.failingSince === undefined ? TOGETHER_MS : AGAIN_MS);
  }

  /** Nothing is appended to a run that was ended meanwhile. */
  private async store(texts: readonly RunText[]): Promise<void> {
    const next = new Map<string, { text: RunText; piece: TextFragment }>();
    for (const text of texts) {
      const piece = text.next();
      if (piece) next.set(text.runId, { text, piece });
      else this.waiting.delete(text);
    }
    if (next.size === 0) return;
    const pieces = [...next.values()].map(({ piece }) => piece);
    const stored = await this.database.transaction(async (manager) => {
      const rows = await manager.query<{ id: string }[]>(
        `insert into ai_piece (run_id, position, text)
         select r.id, p.position, p.text from unnest($1::uuid[], $2::int[], $3::text[]) as p (run_id, position, text)
           join ai_run r on r.id = p.run_id and r.ended_at is null for share of r returning run_id as id`,
        [[...next.keys()], pieces.map(({ position }) => position), pieces.map(({ piece }) => piece)],
      );
      for (const { id } of rows) await publish(manager, 'topic.grew', { topic: AI_RUN_TOPIC.name, id });
      return new Set(rows.map(({ id }) => id));
    });
    for (const [id, { text, piece }] of next) {
      if (stored.has(id)) text.keep(piece);
      if (!stored.has(id) || !text.hasWaiting) this.waiting.delete(text);
      if (!stored.has(id)) text.onLost();
    }
  }

  private failed(texts: readonly RunText[], error: unknown): void {
    this.failingSince ??= Date.now();
    this.logger.warn({ err: error }, 'answers are stored again later');
    if (Date.now() - this.failingSince < GIVE_UP_MS) return;
    for (const text of texts) {
      this.waiting.delete(text);
      text.onLost();
    }
  }
}
