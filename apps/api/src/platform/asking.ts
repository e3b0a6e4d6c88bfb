import type { Actor, ClassFacts, ItemFacts, ProjectFacts } from '@murmel/access-policy';
import type { Account, Session, Visitor } from '@murmel/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Presented } from '@murmel/server';

/** Everything that is known about one request once the guard let it pass. */
export interface Asking {
  actor: Actor;
  account: Account | null;
  session: Session | null;
  visitor: Visitor | null;
  presented: Presented;
  /** for calls on one item: its id and the facts that the decision was taken on */
  item?: { id: string; facts: ItemFacts };
  /** for calls on a school class */
  schoolClass?: { id: string; facts: ClassFacts };
  /** for calls on a project, and where a pupil makes something */
  project?: { id: string; facts: ProjectFacts };
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
export function accountOf(asking: Asking): Account {
  if (!asking.account) throw new Error('The declared operation admits requests without an account.');
  return asking.account;
}

/** The item of calls that name one. */
export function itemOf(asking: Asking): { id: string; facts: ItemFacts } {
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
