import { SERVER_LIMITS } from '@murmel/contracts';
import { PUPIL_CODE_RANGE } from '@murmel/server';
import { describe, expect, it } from 'vitest';
import { type BudgetScope, budgetOf } from './code-budgets.js';

/** Assumptions about schools and attackers; docs/THREAT_MODEL.md explains each number. */
const CODES = PUPIL_CODE_RANGE.highest - PUPIL_CODE_RANGE.lowest + 1;
const PUPILS_PER_SCHOOL = 1000;
const PUPILS_PER_CLASS = 35;
/** /24 networks of subscribers in Germany, over which an attacker's addresses lie by chance: 122 million addresses */
const NETWORKS = 476_000;
/** per school: networks of homes or carriers from which three pupils of one class came in lately */
const OTHER_NETWORKS = 2;
const ADDRESSES = 10_000;
const MONTHS = 365 / 30;

const perYear = (scope: BudgetScope, familiar = false): number => budgetOf(scope, familiar).perMonth * MONTHS;
/** How many accounts a year of wrong codes opens where each could have been one of so many. */
const hits = (wrong: number, reach: number): number => (wrong * reach) / CODES;

/**
 * Returns the number of accounts an attacker opens in a year with these addresses, without card or link, in an installation of so many
 * schools.
 */
function strangersPerYear(schools: number): number {
  const inSchools = (ADDRESSES * schools) / NETWORKS;
  const inOthers = (ADDRESSES * schools * OTHER_NETWORKS) / NETWORKS;
  const wrong = perYear('address:x');
  return inSchools * hits(wrong, PUPILS_PER_SCHOOL) + inOthers * hits(wrong, PUPILS_PER_CLASS);
}

describe('[A35] [T-40] how many strangers get in', () => {
  it.each([1, 100, 500])('%i schools, 10,000 addresses, a year: fewer than one', (schools) => {
    console.log(`  ${schools} schools: ${strangersPerYear(schools).toFixed(4)} accounts a year`);
    expect(strangersPerYear(schools)).toBeLessThan(1);
  });

  it("with a leaked link of a class, of a school, or from inside a school's own address: still fewer than one", () => {
    const byClassLink = hits(perYear('class:x'), PUPILS_PER_CLASS);
    const bySchoolLink = hits(perYear('school:x'), PUPILS_PER_SCHOOL);
    const fromInside = hits(perYear('network:x'), PUPILS_PER_SCHOOL);
    const inLocalNetwork = hits(perYear('local'), PUPILS_PER_CLASS * 10);
    console.log(
      `  class link ${byClassLink.toFixed(2)}, school link ${bySchoolLink.toFixed(2)}, inside ${fromInside.toFixed(2)}, local network ${inLocalNetwork.toFixed(2)} accounts a year`,
    );
    for (const accounts of [byClassLink, bySchoolLink, fromInside, inLocalNetwork]) expect(accounts).toBeLessThan(1);
  });

  it('a class with 20 % typing errors stays far below what stops it, even if nobody put them right', () => {
    const wrong = PUPILS_PER_CLASS * 0.2;
    for (const scope of ['class:x', 'school:x', 'network:x', 'local'] as const)
      expect(wrong * 2).toBeLessThan(budgetOf(scope, true).perDay);
    expect(SERVER_LIMITS.pupilCode.excusedAtOnce).toBeGreaterThanOrEqual(1);
  });
});
