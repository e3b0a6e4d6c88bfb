import type { Actor, ClassFacts, EditorialFacts, ItemFacts, ProjectFacts, SchoolFacts } from '@murmel/access-policy';
import type { CallMeta } from '@murmel/contracts';
import type { Account, Incognito, PresentedSecrets, Session, Visitor } from '@murmel/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parameterValue } from './request-subjects.js';

/** The caller of an operation: in a request, or in work that continues after the response. */
export interface Caller {
  actor: Actor;
  account: Account | null;
  visitor: Visitor | null;
  presented: PresentedSecrets;
  /** item of a call about one: its id and the facts on which the decision was based */
  item?: { id: string; facts: ItemFacts };
}

/** Context of a request: all data that is known once the guard admitted it. */
export interface RequestContext extends Caller {
  session: Session | null;
  /** an admin looks as the account or visitor of this context */
  incognito: Incognito | null;
  /** school class of calls on one */
  schoolClass?: { id: string; facts: ClassFacts };
  /** project of calls on one, or in which a pupil creates an item */
  project?: { id: string; facts: ProjectFacts };
  /** school of calls on one */
  school?: { id: string; facts: SchoolFacts };
  /** facts of an editorial item in such calls; its row is among `rows` */
  editorial?: EditorialFacts;
  /** other rows that the call names: a pupil, a response, a file …, each verified to be inside the authorized one */
  rows: object[];
  /** id within its board, for calls on a part */
  partId?: string;
  /** declaration of the call */
  call: CallMeta;
  /** record that an admin who looks as this person made the call; withdrawn when it fails */
  incognitoWriteId?: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext?: RequestContext;
  }
}

/** Gives a handler the `Asking` of its request. */
export const CurrentContext = createParamDecorator((_: unknown, execution: ExecutionContext): RequestContext => {
  const context = execution.switchToHttp().getRequest<FastifyRequest>().requestContext;
  if (!context) throw new Error('A handler ran before the access guard.');
  return context;
});

/** The signed-in account of calls that only teachers or owners may make. */
export function accountOf(context: Caller): Account {
  if (!context.account) throw new Error('The declared operation admits requests without an account.');
  return context.account;
}

/** The item of calls that name one. */
export function itemOf(context: Caller): { id: string; facts: ItemFacts } {
  if (!context.item) throw new Error('The declared operation names no item.');
  return context.item;
}

/** The school class of calls that name one. */
export function classOf(context: RequestContext): { id: string; facts: ClassFacts } {
  if (!context.schoolClass) throw new Error('The declared operation names no school class.');
  return context.schoolClass;
}

/** The project of calls that name one. */
export function projectOf(context: RequestContext): { id: string; facts: ProjectFacts } {
  if (!context.project) throw new Error('The declared operation names no project.');
  return context.project;
}

/** The school of calls that name one. */
export function schoolOf(context: RequestContext): { id: string; facts: SchoolFacts } {
  if (!context.school) throw new Error('The declared operation names no school.');
  return context.school;
}

/** The row of calls that name one, as it was when the guard let them pass. */
export function rowOf<T extends object>(context: RequestContext, entity: new () => T): T {
  const row = context.rows.find((one): one is T => one instanceof entity);
  if (!row) throw new Error(`The declared operation names no ${entity.name}.`);
  return row;
}

/** The part of a board that a call names, by its own id there. */
export function partIdOf({ partId }: RequestContext): string {
  if (partId === undefined) throw new Error('The declared operation names no part of a board.');
  return partId;
}

/** A path parameter that the call declares as a key, for handlers that answer with bytes or pages. */
export function keyOf({ call, request }: RequestContext, name: string): string {
  const given = call.keys?.includes(name) ? parameterValue(call, request, name) : undefined;
  if (typeof given !== 'string') throw new Error(`The declared operation has no key ${name}.`);
  return given;
}

/** Returns the body of a call that takes a file if it has none: never the call's subject, which the guard determines. */
export function bodyWithoutFile({ request }: RequestContext): unknown {
  return request.body;
}

/** A choice in the query of a handler that answers with bytes: never what the call is about, that is the guard's. */
export function queryParameter({ request }: RequestContext, name: 'format' | 'inline' | 'page'): string | undefined {
  const given = (request.query as Record<string, unknown>)[name];
  return typeof given === 'string' ? given : undefined;
}
