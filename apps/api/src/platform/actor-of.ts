import type { Actor } from '@murmel/access-policy';
import type { CurrentUser, FeatureFlag } from '@murmel/contracts';
import type { Account, Configuration, Incognito, Visitor } from '@murmel/server';

type Switches = Pick<CurrentUser, 'disabledTools' | 'disabledToolsFeatures' | 'enabledFeatures'>;

/** Feature that a licence with shared classes brings along (spec LIC-06). */
const SHARED_CLASSES: FeatureFlag = 'schoolclasses_shared';

/** Returns the switches of an account: for all by the configuration, and for an account by its own record. */
export function switchesOf({ switches }: Configuration, account: Account | null): Switches {
  const both = (name: keyof Switches): string[] => [...new Set([...switches[name], ...(account?.[name] ?? [])])];
  return {
    disabledTools: both('disabledTools'),
    disabledToolsFeatures: both('disabledToolsFeatures'),
    enabledFeatures: [...new Set([...both('enabledFeatures'), ...(account?.sharedClasses ? [SHARED_CLASSES] : [])])],
  };
}

/**
 * Returns the actor for access decisions.
 * @param incognito look of an admin as this person: whatever they are, they neither administer nor review meanwhile
 */
export function actorOf(
  configuration: Configuration,
  account: Account | null,
  visitor: Visitor | null,
  incognito: Incognito | null = null,
): Actor {
  const { disabledTools: tools, disabledToolsFeatures: features } = switchesOf(configuration, account);
  return {
    account: account && {
      id: account.id,
      type: account.type,
      admin: account.admin && !incognito,
      reviewer: account.reviewer && !incognito,
    },
    visitorId: visitor?.id ?? null,
    ...(incognito?.adminId ? { incognito: { adminId: incognito.adminId, id: incognito.id } } : {}),
    off: { tools, features },
  };
}
