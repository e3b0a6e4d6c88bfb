import type { AiImageSize, AiImageState, AiImageStyle, AiRunFailure } from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';
import type { CountedUse } from './ai-day-budget.js';

/** A picture that a model drew for a teacher, or is drawing. Its bytes lie in the storage. */
@Stored('ai_image', {
  owner: 'account',
  personalFields: ['accountId', 'prompt', 'negative', 'altText', 'storageKey', 'createdAt'],
  retention: 'until the teacher deletes it, or as long as the account',
  copy: `select id, prompt, style, size, guidance, steps, seed, negative, model_name, provider_name, state, failure, alt_text, content_type, bytes, width, height,
    created_at from ai_image where account_id = $1 order by created_at, id`,
  erase: deleteBy({ accountId: 'account_id' }),
})
export class AiImage {
  @PrimaryColumn({ type: 'uuid' }) id!: string;
  @Column({ type: 'uuid' }) accountId!: string;
  @Column({ type: 'text' }) prompt!: string;
  @Column({ type: 'text' }) style!: AiImageStyle;
  @Column({ type: 'text' }) size!: AiImageSize;
  /** null where the model takes no such thing */
  @Column({ type: 'integer', nullable: true }) guidance!: number | null;
  @Column({ type: 'integer', nullable: true }) steps!: number | null;
  @Column({ type: 'integer', nullable: true }) seed!: number | null;
  /** words for what it must not show */
  @Column({ type: 'text', nullable: true }) negative!: string | null;
  @Column({ type: 'text' }) model!: string;
  /** name at that time: the operator may remove a model, the picture stays */
  @Column({ type: 'text' }) modelName!: string;
  @Column({ type: 'text' }) providerName!: string;
  @Column({ type: 'text' }) state!: AiImageState;
  @Column({ type: 'text', nullable: true }) failure!: AiRunFailure | null;
  /** YYYY-MM, to which it is given back when it fails */
  @Column({ type: 'text' }) countedMonth!: string;
  /** budgets of the day to which it is given back; null for pictures from before there were any */
  @Column({ type: 'jsonb', nullable: true }) counted!: CountedUse | null;
  @Column({ type: 'text' }) altText!: string;
  @Column({ type: 'text', nullable: true }) storageKey!: string | null;
  @Column({ type: 'text', nullable: true }) contentType!: string | null;
  @Column({ type: 'integer', nullable: true }) bytes!: number | null;
  @Column({ type: 'integer', nullable: true }) width!: number | null;
  @Column({ type: 'integer', nullable: true }) height!: number | null;
  /** time of the last sign of life of its process */
  @Column({ type: 'timestamptz' }) aliveAt!: Date;
  @Column({ type: 'timestamptz' }) createdAt!: Date;
  @Column({ type: 'timestamptz', nullable: true }) endedAt!: Date | null;
}
