import type {
  AI_IMAGE,
  CHAT_MESSAGE,
  CONVERSION,
  ContentKind,
  DOCUMENT_QA,
  MINI_TOOL_REQUEST,
  PARTNER_MATERIAL,
  TEXT_EXTRACTION,
  TRANSCRIPTION,
} from '@murmel/contracts';
import { Column, PrimaryColumn } from 'typeorm';
import { deleteBy, Stored } from '../stored.js';

/**
 * Number of creations of an account in a calendar month (Europe/Berlin): items of a kind, copied materials of partners, questions to
 * models, generated pictures, transcribed recordings, files whose text was read and documents that were asked about. Trash does not restore them.
 */
@Stored('creation_count', {
  owner: 'account',
  personalFields: ['accountId', 'kind', 'month', 'count'],
  retention: 'as long as the account',
  copy: 'select kind, month, count from creation_count where account_id = $1 order by month, kind',
  erase: deleteBy({ accountId: 'account_id' }),
})
export class CreationCount {
  @PrimaryColumn({ type: 'uuid' }) accountId!: string;
  @PrimaryColumn({ type: 'text' }) kind!:
    | ContentKind
    | typeof PARTNER_MATERIAL
    | typeof CHAT_MESSAGE
    | typeof AI_IMAGE
    | typeof TEXT_EXTRACTION
    | typeof TRANSCRIPTION
    | typeof DOCUMENT_QA
    | typeof CONVERSION
    | typeof MINI_TOOL_REQUEST;
  /** YYYY-MM */
  @PrimaryColumn({ type: 'text' }) month!: string;
  @Column({ type: 'integer' }) count!: number;
}
