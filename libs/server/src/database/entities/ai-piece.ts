import { Column, PrimaryColumn } from 'typeorm';
import { Stored } from '../stored.js';

/** A piece of an answer that is being written. */
@Stored('ai_piece', {
  owner: 'ai_run',
  personalFields: ['text'],
  retention: 'until its run ends: then it is part of the message',
  copy: null,
  // They go with their runs.
  erase: null,
})
export class AiTextFragment {
  @PrimaryColumn({ type: 'uuid' }) runId!: string;
  /** letters up to its end, as the database counts them */
  @PrimaryColumn({ type: 'integer' }) position!: number;
  @Column({ type: 'text' }) text!: string;
}
