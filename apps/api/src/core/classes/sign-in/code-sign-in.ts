import type { PupilAccess, SchoolClass } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { ClientNetwork } from '../../accounts/client-networks.js';
import { PupilDevices } from '../pupil-devices.js';
import { ClassNetworks } from './class-networks.js';
import { type BudgetScope, CodeBudgets } from './code-budgets.js';
import { CodeLookup } from './code-lookup.js';
import type { SignInAttempt, SignInResult } from './sign-in-attempt.js';
import { SignInRefusals } from './sign-in-refusals.js';

/** Classes that a code may open from the location of the client. */
interface OpenableClasses {
  scopes: readonly BudgetScope[];
  familiar: boolean;
  /** @param left scopes with something left of their budgets */
  opens: (left: ReadonlySet<BudgetScope>) => 'everything' | ReadonlySet<string>;
  charged?: (left: ReadonlySet<BudgetScope>) => readonly BudgetScope[];
}

/**
 * Sign-in on the public page: six digits alone are accepted while the class is open, on a device or in a network that the class knows
 * (ADR 19). Elsewhere the response does not reveal whether a code is right.
 */
@Injectable()
export class CodeSignIn {
  constructor(
    private readonly codeLookup: CodeLookup,
    private readonly devices: PupilDevices,
    private readonly networks: ClassNetworks,
    private readonly budgets: CodeBudgets,
    private readonly refusals: SignInRefusals,
  ) {}

  /** @returns a pupil, or the onetime class whose code it is */
  async of(code: string, attempt: SignInAttempt): Promise<SignInResult | { onetime: SchoolClass }> {
    const { device, place } = attempt;
    const [onetime, access] = [await this.codeLookup.onetime(code), await this.codeLookup.pupil(code)];
    const schoolClass = onetime ?? (access && (await this.codeLookup.living({ id: access.classId })));
    if (access && schoolClass && (await this.devices.knows(device, access.id))) return { access, vouches: false };
    const reach = await this.reachOf(attempt.device, place);
    const isOpen = schoolClass !== null && (await this.codeLookup.isOpen(schoolClass.id));
    const reaches = (left: ReadonlySet<BudgetScope>): boolean => {
      const classes = reach.opens(left);
      return isOpen && (classes === 'everything' || classes.has(schoolClass.id));
    };
    const left = await this.budgets.check(device, this.codeLookup.hash(code), { ...reach, isRight: reaches });
    if (reaches(left)) return onetime ? { onetime } : { access: access!, vouches: false };
    const opened = reach.opens(left);
    return this.refusals.of(livingAccess(access, schoolClass), attempt, opened !== 'everything' && opened.size === 0);
  }

  private async reachOf(device: SignInAttempt['device'], place: ClientNetwork): Promise<OpenableClasses> {
    const known = await this.devices.classesOf(device);
    const ofDevice = (left: ReadonlySet<BudgetScope>): string[] => known.filter((id) => left.has(`class:${id}`));
    const deviceScopes = known.map((id): BudgetScope => `class:${id}`);
    if (place.kind === 'local')
      return {
        scopes: ['local', ...deviceScopes],
        familiar: true,
        opens: (left) => (left.has('local') ? 'everything' : new Set(ofDevice(left))),
      };
    if (place.kind === 'nowhere') return { scopes: deviceScopes, familiar: false, opens: (left) => new Set(ofDevice(left)) };
    const { classes, familiar } = await this.networks.at(place);
    if (classes.length === 0) return { scopes: deviceScopes, familiar, opens: (left) => new Set(ofDevice(left)) };
    const schools = [...new Set(classes.flatMap(({ schoolId }) => (schoolId === null ? [] : [schoolId])))];
    const [network, address]: [BudgetScope, BudgetScope] = [`network:${place.network}`, `address:${place.address}`];
    const here = (left: ReadonlySet<BudgetScope>) =>
      left.has(network) && left.has(address) ? classes.filter(({ schoolId }) => schoolId === null || left.has(`school:${schoolId}`)) : [];
    return {
      scopes: [network, address, ...schools.map((id): BudgetScope => `school:${id}`), ...deviceScopes],
      familiar,
      opens: (left) => new Set([...here(left).map(({ id }) => id), ...ofDevice(left)]),
      charged: (left) => [...left].filter((scope) => scope.startsWith('class:') || here(left).length > 0),
    };
  }
}

/** Returns no access if the class is over: no teacher is asked then. */
function livingAccess(access: PupilAccess | null, schoolClass: SchoolClass | null): PupilAccess | null {
  return schoolClass && access?.classId === schoolClass.id ? access : null;
}
