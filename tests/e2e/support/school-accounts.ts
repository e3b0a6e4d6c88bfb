import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type OpenIdPerson, OpenIdProvider } from '../../support/openid-provider.js';

/** The two providers of school accounts that the product of a run knows, as its buttons call them. */
export const PROVIDERS = { schule: 'Schulkonto Musterstadt', land: 'Landeskonto' } as const;
export type ProviderId = keyof typeof PROVIDERS;

/** The values of this claim that make a teacher at `schule`; `land` knows teachers only. */
export const ROLE = { claim: 'rolle', teacher: 'lehrkraft', pupil: 'schueler' } as const;

/** A person whom both providers know from the start, for places that make none. */
export const KNOWN_PERSON: OpenIdPerson = {
  sub: 'bekannt',
  label: 'Bekannte Person',
  claims: { given_name: 'Nora', family_name: 'Neumann' },
};

export interface SchoolAccounts {
  /** for SIGN_ON_PROVIDERS */
  setting: string;
  /** gives people accounts and ends their sessions, so that specs in other processes can */
  controlUrl: string;
  stop(): Promise<void>;
}

interface Order {
  provider: ProviderId;
  add?: OpenIdPerson;
  end?: string;
}

/** Starts both providers. @param origin address of the product, which is their client */
export async function openSchoolAccounts(origin: string): Promise<SchoolAccounts> {
  const start = (id: ProviderId) => new OpenIdProvider({ id, people: [KNOWN_PERSON] }).start();
  const providers = { schule: await start('schule'), land: await start('land') };
  Object.values(providers).forEach((provider) => provider.serves(origin));
  const control = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { provider, add, end } = JSON.parse(Buffer.concat(parts).toString()) as Order;
      if (add) providers[provider].add(add);
      const ended = end === undefined ? Promise.resolve(0) : providers[provider].endSessions(end);
      void ended.then((count) => response.end(JSON.stringify(count)));
    });
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');
  return {
    setting: JSON.stringify([
      providers.schule.setting({ name: PROVIDERS.schule, teachers: { claim: ROLE.claim, values: [ROLE.teacher] } }),
      providers.land.setting({ name: PROVIDERS.land }),
    ]),
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}/`,
    stop: async () => {
      control.close();
      await Promise.all(Object.values(providers).map((provider) => provider.stop()));
    },
  };
}

async function order(controlUrl: string, wanted: Order): Promise<number> {
  const answer = await fetch(controlUrl, { method: 'POST', body: JSON.stringify(wanted) });
  return (await answer.json()) as number;
}

/** Gives a person an account at a provider. */
export async function addPerson(controlUrl: string, provider: ProviderId, person: OpenIdPerson): Promise<void> {
  await order(controlUrl, { provider, add: person });
}

/** Signs a person out at the provider, which tells the product. @returns how many sessions ended there */
export const endAtProvider = (controlUrl: string, provider: ProviderId, sub: string): Promise<number> =>
  order(controlUrl, { provider, end: sub });

/** Says at the page of a provider who one is. */
export const chooseAtProvider = (page: Page, label: string): Promise<void> =>
  page.getByRole('button', { name: label, exact: true }).click();
