import type { CurrentUser } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../api/client';
import { session } from './store';

let beginning: Promise<CurrentUser> | undefined;

/**
 * Returns the current user; makes an anonymous client a visitor. Call it with the first contribution and not before: it sets the cookie.
 */
export function ensureVisitor(): Promise<CurrentUser> {
  const { user } = session.get();
  if (user) return Promise.resolve(user);
  beginning ??= begin().finally(() => {
    beginning = undefined;
  });
  return beginning;
}

async function begin(): Promise<CurrentUser> {
  const user = (await knownToServer()) ?? (await api.visitor.create({}));
  session.setUser(user);
  return user;
}

/** A grant (token, password) may have made the visitor on the server already. */
async function knownToServer(): Promise<CurrentUser | undefined> {
  try {
    return await api.users.me();
  } catch (error) {
    if (error instanceof ORPCError && error.status === 401) return undefined;
    throw error;
  }
}

/** Sets the name that others see: guests at any time, pupils when prompted. Throws ORPCError when the server refuses it. */
export async function chooseName(displayName: string): Promise<void> {
  await ensureVisitor();
  session.setUser(await api.users.updateMe({ displayName }));
}
