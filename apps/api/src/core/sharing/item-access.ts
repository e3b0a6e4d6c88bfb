import { type ItemFacts, itemRoleOf, NOTHING_PRESENTED } from '@murmel/access-policy';
import { type CallMeta, HEADERS, type ItemThrough, parsePartAddress } from '@murmel/contracts';
import {
  CorrectionResult,
  ItemGrant,
  loadFactsOfItem,
  OwnerFile,
  PinboardComment,
  PupilText,
  PupilTextFeedback,
  PupilTextHint,
  PupilTextPhoto,
  Recording,
  SurveyQuestion,
  SurveyResponse,
  TimetableBreak,
  TimetableCourse,
  TimetableEvent,
  Upload,
  WorksheetResponse,
} from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { apiError } from '../../platform/api-error.js';
import { header } from '../../platform/identify.js';
import type { RequestContext } from '../../platform/request-context.js';
import { parameterValue } from '../../platform/request-subjects.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { ItemPasswords } from './item-passwords.js';
import { continueOnDevice, type OpenedResponse, responseOfKey } from './response-device-links.js';

/** Version of each secret that grants access. */
type Versions = Record<ItemGrant['via'], number>;

/** `versions` were read before a secret was compared; absent when the request carries none. `goesOn`: the response whose key it carries. */
type AskedItem = NonNullable<RequestContext['item']> & { versions?: Versions | undefined; goesOn?: OpenedResponse | undefined };

/** Item of a call, and the row inside it that the call named. */
interface NamedItem {
  id: string;
  row?: object;
  partId?: string;
}

/** Entities with their own address inside an item, each of which names its item. A board's part carries the item in its address. */
const THROUGH: Record<Exclude<ItemThrough, 'boardPart'>, new () => { id: string; itemId: string }> = {
  image: OwnerFile,
  file: OwnerFile,
  upload: Upload,
  recording: Recording,
  surveyQuestion: SurveyQuestion,
  surveyResponse: SurveyResponse,
  worksheetResponse: WorksheetResponse,
  pupilText: PupilText,
  textFeedback: PupilTextFeedback,
  textHint: PupilTextHint,
  textPhoto: PupilTextPhoto,
  correctionResult: CorrectionResult,
  pinboardComment: PinboardComment,
  timetableCourse: TimetableCourse,
  timetableBreak: TimetableBreak,
  timetableEvent: TimetableEvent,
};

/** Pictures in texts and other files are rows of one table, and each has its own addresses. */
const NARROWED: Partial<Record<ItemThrough, object>> = { image: { usedBy: 'text' }, file: { usedBy: Not('text') } };

/** Loads what a decision about an item needs and keeps a shown secret as a grant (spec E1). */
@Injectable()
export class ItemAccess {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: ItemPasswords,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws NOT_FOUND for ids that are none, so that they look like foreign ones */
  async of(meta: CallMeta, context: RequestContext): Promise<AskedItem | undefined> {
    if (!meta.operation?.startsWith('item.')) return undefined;
    const named = await this.named(meta, context);
    if (named.row) context.rows.push(named.row);
    if (named.partId !== undefined) context.partId = named.partId;
    return this.factsFor(context, named.id, meta.itemKind);
  }

  private async named(meta: CallMeta, { request }: RequestContext): Promise<NamedItem> {
    const id = parameterValue(meta, request, meta.itemParam ?? 'id');
    if (meta.itemThrough === 'boardPart') return boardOf(id);
    if (typeof id !== 'string' || !isUuid(id)) throw apiError('NOT_FOUND');
    if (!meta.itemThrough) return { id };
    const row = await this.database.manager.findOneBy(THROUGH[meta.itemThrough], { id, ...NARROWED[meta.itemThrough] });
    return row ? { id: row.itemId, row } : { id };
  }

  /** Facts for this request; a presented password is compared only when nothing else opens the item. */
  private async factsFor(context: RequestContext, itemId: string, kind: CallMeta['itemKind']): Promise<AskedItem | undefined> {
    const password = header(context.request, HEADERS.password);
    const shows = password !== undefined || context.presented.token !== undefined;
    const versions = shows ? await this.versionsOf(itemId) : undefined;
    const loaded = await loadFactsOfItem(this.database.manager, context.actor, itemId, context.presented);
    const key = header(context.request, HEADERS.responseKey);
    const goesOn = loaded && key !== undefined && !context.account ? await responseOfKey(this.database.manager, itemId, key) : undefined;
    const facts = loaded && goesOn !== undefined ? { ...loaded, lent: true } : loaded;
    if (!facts || (kind !== undefined && ![kind].flat().includes(facts.kind))) return undefined;
    if (password === undefined || itemRoleOf(context.actor, facts) !== 'mustAsk') return { id: itemId, facts, versions, goesOn };
    const right = await this.passwords.isRight(context, facts.parentId ?? itemId, decoded(password));
    return { id: itemId, facts: { ...facts, presented: { ...facts.presented, password: right } }, versions };
  }

  /** Stores access gained by token or password alone, or by the key of a response, on the visitor's cookie. */
  async keepGrant(context: RequestContext, { id, facts, versions, goesOn }: AskedItem): Promise<void> {
    const key = header(context.request, HEADERS.responseKey);
    if (goesOn !== undefined && key !== undefined) {
      const { id: visitorId } = context.visitor ?? (await this.visitors.begin(context));
      await this.database.transaction((manager) => continueOnDevice(manager, goesOn, { visitorId, key }));
    }
    const shown = grantsWorthKeeping(context, facts);
    if (shown.length === 0 || !versions) return;
    const visitor = context.visitor ?? (await this.visitors.begin(context));
    const granted = { visitorId: visitor.id, itemId: facts.parentId ?? id, createdAt: new Date() };
    await this.database.manager.upsert(
      ItemGrant,
      // A secret that was renewed while it was compared leaves a grant of yesterday, which opens nothing.
      shown.map((via) => ({ ...granted, via, version: versions[via] })),
      ['visitorId', 'itemId', 'via'],
    );
  }

  private async versionsOf(itemId: string): Promise<Versions | undefined> {
    const [row] = await this.database.query<Versions[]>(
      `select r.link_version as token, r.password_version as password
         from item i join item r on r.id = coalesce(i.parent_id, i.id) where i.id = $1`,
      [itemId],
    );
    return row;
  }
}

function boardOf(address: unknown): NamedItem {
  const part = typeof address === 'string' ? parsePartAddress(address) : undefined;
  if (!part) throw apiError('NOT_FOUND');
  return { id: part.itemId, partId: part.partId };
}

/** Returns the grants to store. With the password also its link, so that the item opens once the password is removed. */
function grantsWorthKeeping(context: RequestContext, facts: ItemFacts): ItemGrant['via'][] {
  const without = itemRoleOf(context.actor, { ...facts, presented: NOTHING_PRESENTED });
  if (without !== 'none' && without !== 'mustAsk') return [];
  const { token, password } = facts.presented;
  if (facts.privacy === 'password_protected' && !password) return [];
  return [...(token ? ['token' as const] : []), ...(password ? ['password' as const] : [])];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
