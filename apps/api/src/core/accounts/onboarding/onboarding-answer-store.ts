import { favouritesAfter, type OnboardingAnswers } from '@murmel/contracts';
import { Account, type School } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { onboardingOf } from './onboarding-due.js';

type Given = Pick<OnboardingAnswers, 'subjectTypes' | 'gradeLevels' | 'schoolTypes' | 'goal'>;

/** Answers of teachers to the questions of their first steps. They are for suggestions only and may be empty. */
@Injectable()
export class OnboardingAnswerStore {
  constructor(private readonly database: DataSource) {}

  async of({ subjectTypes, gradeLevels, schoolTypes, goal, favouriteTools, onboardedAt, schoolId }: Account): Promise<OnboardingAnswers> {
    const [school] =
      schoolId === null ? [] : await this.database.query<Pick<School, 'name'>[]>('select name from school where id = $1', [schoolId]);
    const answeredAt = onboardedAt?.toISOString() ?? null;
    return { subjectTypes, gradeLevels, schoolTypes, goal, favouriteTools, answeredAt, school: school?.name ?? null };
  }

  /** Keeps the answers. @returns the account as it is now */
  async save({ id }: Account, given: Given): Promise<Account> {
    const answers = {
      subjectTypes: [...new Set(given.subjectTypes)],
      gradeLevels: [...new Set(given.gradeLevels)],
      schoolTypes: [...new Set(given.schoolTypes)],
      goal: given.goal,
    };
    return this.change(id, ({ favouriteTools }) => ({
      ...answers,
      favouriteTools: says(answers) ? favouritesAfter(favouriteTools, answers) : favouriteTools,
      onboardedAt: new Date(),
      askLaterSince: null,
    }));
  }

  /** Puts the questions off: the first ones for good, those of a school year for some days. @returns the account as it is now */
  skip({ id }: Account): Promise<Account> {
    return this.change(id, (account) => {
      const now = new Date();
      if (account.onboardedAt === null) return { onboardedAt: now };
      return onboardingOf(account, now).needsReOnboarding ? { askLaterSince: now } : {};
    });
  }

  private change(id: string, changes: (account: Account) => Partial<Account>): Promise<Account> {
    return this.database.transaction(async (manager) => {
      // Two tabs that answer at once do not lose a favourite.
      const account = await manager.findOneOrFail(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const changed = changes(account);
      if (Object.keys(changed).length > 0) await manager.update(Account, { id }, changed);
      return Object.assign(account, changed);
    });
  }
}

/** True if something was answered: an empty form chooses no favourites. */
function says({ subjectTypes, gradeLevels, goal }: Given): boolean {
  return goal !== null || subjectTypes.length > 0 || gradeLevels.length > 0;
}
