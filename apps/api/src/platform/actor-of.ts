import type { Actor } from '@murmel/access-policy';
import type { CurrentUser } from '@murmel/contracts';
import type { Account, Configuration, Visitor } from '@murmel/server';

type Switches = Pick<CurrentUser, 'disabledTools' | 'disabledToolsFeatures' | 'enabledFeatures'>;

/** Returns the switches of an account: for all by the configuration, and for an account by its own record. */
export function switchesOf({ switches }: Configuration, account: Account | null): Switches {
  const both = (name: keyof Switches): string[] => [...new Set([...switches[name], ...(account?.[name] ?? [])])];
  return {
    disabledTools: both('disabledTools'),
    disabledToolsFeatures: both('disabledToolsFeatures'),
    enabledFeatures: both('enabledFeatures'),
  };
}

/** Returns the actor for access decisions. */
export function actorOf(configuration: Configuration, account: Account | null, visitor: Visitor | null): Actor {
  const { disabledTools: tools, disabledToolsFeatures: features } = switchesOf(configuration, account);
  return {
    account: account && { id: account.id, type: account.type, admin: account.admin, reviewer: account.reviewer },
    visitorId: visitor?.id ?? null,
    off: { tools, features },
  };
}
