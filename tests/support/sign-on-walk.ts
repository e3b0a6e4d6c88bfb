import { readConfiguration, type SignOnProvider } from '@murmel/server';
import type { TestApi } from './api.js';
import type { TestBrowser } from './browser.js';

const STEPS_AT_MOST = 12;
/** Addresses of the product that redirect; every other one is a page. */
const ON_THE_WAY = /^\/sign_on\/(with|admin)/;

/** Returns SIGN_ON_PROVIDERS as the product reads it. */
export function signOnProviders(settings: readonly object[]): readonly SignOnProvider[] {
  return readConfiguration({
    DATABASE_URL: 'postgres://murmel@127.0.0.1/murmel',
    NODE_ENV: 'test',
    SIGN_ON_PROVIDERS: JSON.stringify(settings),
  }).signOnProviders;
}

/** A browser on its way between the product and providers: the product's cookies are `browser`'s, those of providers are kept here. */
export class SignOnWalk {
  private readonly cookies = new Map<string, string>();
  /** the last address by which a provider sent the browser back */
  cameBack: string | undefined;

  constructor(
    private readonly api: Pick<TestApi, 'configuration' | 'origin'>,
    readonly browser: TestBrowser,
  ) {}

  /** @returns the path of the product's page on which the way ends */
  async to(start: string): Promise<string> {
    let address = start;
    for (let step = 0; step < STEPS_AT_MOST; step += 1) {
      const path = this.pathHere(address);
      if (path !== undefined && !ON_THE_WAY.test(path)) return path;
      if (path?.includes('/callback')) this.cameBack = path;
      address = path === undefined ? await this.there(address) : await this.here(path);
    }
    throw new Error(`no end of the way from ${start}`);
  }

  /** Opens an address of the product. @returns the next one */
  async here(path: string): Promise<string> {
    const { status, headers, body } = await this.browser.get(path);
    const location = headers.get('location');
    if (status !== 303 || location === null) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return location;
  }

  private async there(address: string): Promise<string> {
    const { host } = new URL(address);
    const cookie = [...this.cookies].flatMap(([name, value]) => (name.startsWith(`${host} `) ? [`${name.split(' ')[1]}=${value}`] : []));
    const response = await fetch(address, { redirect: 'manual', headers: { cookie: cookie.join('; ') } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', ...value] = line.split(';')[0]!.split('=');
      this.cookies.set(`${host} ${name}`, value.join('='));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${address} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return new URL(location, address).href;
  }

  private pathHere(address: string): string | undefined {
    if (address.startsWith('/')) return address;
    const { publicUrl } = this.api.configuration;
    const own = [publicUrl, this.api.origin].find((origin) => address.startsWith(`${origin}/`));
    return own === undefined ? undefined : address.slice(own.length);
  }
}
