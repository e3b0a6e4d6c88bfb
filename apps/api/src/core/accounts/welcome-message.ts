import type { Flash, InterfaceLanguage } from '@murmel/contracts';
import { type Account, DailyVisit, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';

const WELCOME: Record<InterfaceLanguage, (firstname: string) => string> = {
  de: (firstname) => `Willkommen bei murmel, ${firstname}. Dein Konto ist bereit.`,
  en: (firstname) => `Welcome to murmel, ${firstname}. Your account is ready.`,
};

/** Returns the greeting at the first sign-in, when no use has been counted for this account yet. */
export async function welcomeOnFirstSignIn(manager: EntityManager, account: Account): Promise<Flash[]> {
  if (await manager.existsBy(DailyVisit, { accountId: account.id })) return [];
  return [{ id: newId(), type: 'success', message: WELCOME[account.locale ?? 'de'](account.firstname) }];
}
