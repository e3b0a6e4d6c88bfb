import type { Actor, ClassFacts, EditorialFacts, ItemFacts, ProjectFacts, SchoolFacts } from '@murmel/access-policy';
import type { CallMeta } from '@murmel/contracts';
import type { Account, Presented, Session, Visitor } from '@murmel/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { givenFor } from './named-in-request.js';

/** The caller of an operation: in a request, or in work that continues after the response. */
export interface Asker {
  actor: Actor;
  account: Account | null;
  visitor: Visitor | null;
  presented: Presented;
  /** item of a call about one: its id and the facts on which the decision was based */
  item?: { id: string; facts: ItemFacts };
}

/** Context of a request: all data that is known once the guard admitted it. */
export interface Asking extends Asker {
  session: Session | null;
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
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    asking?: Asking;
  }
}

/** Gives a handler the `Asking` of its request. */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const asking = context.switchToHttp().getRequest<FastifyRequest>().asking;
  if (!asking) throw new Error('A handler ran before the access guard.');
  return asking;
});

/** The signed-in account of calls that only teachers or owners may make. */
export function accountOf(asking: Asker): Account {
  if (!asking.account) throw new Error('The declared operation admits requests without an account.');
  return asking.account;
}

/** The item of calls that name one. */
export function itemOf(asking: Asker): { id: string; facts: ItemFacts } {
  if (!asking.item) throw new Error('The declared operation names no item.');
  return asking.item;
}

/** The school class of calls that name one. */
export function classOf(asking: Asking): { id: string; facts: ClassFacts } {
  if (!asking.schoolClass) throw new Error('The declared operation names no school class.');
  return asking.schoolClass;
}

/** The project of calls that name one. */
export function projectOf(asking: Asking): { id: string; facts: ProjectFacts } {
  if (!asking.project) throw new Error('The declared operation names no project.');
  return asking.project;
}

/** The school of calls that name one. */
export function schoolOf(asking: Asking): { id: string; facts: SchoolFacts } {
  if (!asking.school) throw new Error('The declared operation names no school.');
  return asking.school;
}

/** The row of calls that name one, as it was when the guard let them pass. */
export function rowOf<T extends object>(asking: Asking, entity: new () => T): T {
  const row = asking.rows.find((one): one is T => one instanceof entity);
  if (!row) throw new Error(`The declared operation names no ${entity.name}.`);
  return row;
}

/** The part of a board that a call names, by its own id there. */
export function partIdOf({ partId }: Asking): string {
  if (partId === undefined) throw new Error('The declared operation names no part of a board.');
  return partId;
}

/** A path parameter that the call declares as a key, for handlers that answer with bytes or pages. */
export function keyOf({ call, request }: Asking, name: string): string {
  const given = call.keys?.includes(name) ? givenFor(call, request, name) : undefined;
  if (typeof given !== 'string') throw new Error(`The declared operation has no key ${name}.`);
  return given;
}

/** Returns the body of a call that takes a file if it has none: never the call's subject, which the guard determines. */
export function insteadOfFile({ request }: Asking): unknown {
  return request.body;
}

/** A choice in the query of a handler that answers with bytes: never what the call is about, that is the guard's. */
export function inQuery({ request }: Asking, name: 'format' | 'inline' | 'page'): string | undefined {
  const given = (request.query as Record<string, unknown>)[name];
  return typeof given === 'string' ? given : undefined;
}
