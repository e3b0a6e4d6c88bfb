import { LIMITS } from '@murmel/contracts';
import { Item, newShortCode } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { isReservedShortCode } from './reserved-short-codes.js';

/** 30^6 codes: even with a million in use a second try is rare, ten are never needed. */
const TRIES = 10;

/** Returns a random unused code that carries no meaning. */
export async function freeShortCode(manager: EntityManager): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = newShortCode(LIMITS.shortCode.length);
    if (!isReservedShortCode(code) && !(await manager.existsBy(Item, { shortCode: code }))) return code;
  }
  throw new Error('No free short code was found.');
}

/** Two people chose the same words, or chance gave two items the same code, in the same moment. */
export function isTakenCode(error: unknown): boolean {
  const { code, constraint } = (error as { driverError?: { code?: string; constraint?: string } }).driverError ?? {};
  return code === '23505' && (constraint ?? '').includes('short_code');
}
