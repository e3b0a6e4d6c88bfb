import { LIMITS, PARTNER_MATERIAL } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { errorBehaviour } from '../api/error-behaviour';
import { prefetchTexts } from '../i18n/i18n';
import { shownTexts } from '../i18n/shown-texts';
import { addTextFiles, type Texts } from '../i18n/texts';
import { errorText } from './error-text';
import { monthLimitOf } from './month-limit';

// Hoisted, so that this file loads all modules for itself: the texts keep the language, and their complaints are those of all tests.
const reported = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
const FILES = import.meta.glob<Texts>(['./{de,en}.json', './accounts/{de,en}.json'], { import: 'default' });
const resetsAt = '2026-05-31T22:00:00.000Z';
const refusal = (kind: string, limit: number) =>
  new ORPCError(kind === PARTNER_MATERIAL ? 'PARTNER_LIMIT_REACHED' : 'LIMIT_REACHED', {
    status: 422,
    data: { kind, limit, resetsAt },
  });

beforeAll(() => {
  addTextFiles(Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path.replace('./', '/src/platform/errors/'), load])));
});

describe('[ERR-15] a limit of the month', () => {
  it.each([
    ['de', 'Montag, 1. Juni'],
    ['en', 'Monday, 1 June'],
  ])('is said in %s with its number and the date from which it goes on, for all that is counted', async (language, date) => {
    await shownTexts.changeLanguage(language);
    await prefetchTexts(['platform/errors', 'platform/errors/accounts']);
    const silent = Object.entries(LIMITS.monthlyCreations).filter(([kind, limit]) => {
      const said = errorText(refusal(kind, limit!));
      return !said.includes(String(limit)) || !said.includes(date) || said.includes('{{');
    });
    expect(silent).toEqual([]);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is shown wherever a call was refused for it, and no other limit is', () => {
    const reached = { kind: 'pinboard', limit: 10, resetsAt };
    expect(errorBehaviour(refusal('pinboard', 10), true)).toEqual({ type: 'showLimit', reached });
    expect(monthLimitOf(refusal(PARTNER_MATERIAL, 10))).toEqual({ ...reached, kind: PARTNER_MATERIAL });
    for (const data of [
      undefined,
      { limit: 10 },
      { limit: 10, kind: 'pinboard' },
      { ...reached, resetsAt: 'soon' },
      { ...reached, limit: '10' },
    ])
      expect(errorBehaviour(new ORPCError('LIMIT_REACHED', { status: 422, data }), true)).toEqual({ type: 'messageOnly' });
    expect(monthLimitOf(new TypeError('no network'))).toBeUndefined();
  });
});
