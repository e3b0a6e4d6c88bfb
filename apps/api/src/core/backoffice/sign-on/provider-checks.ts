import type { SIGN_ON_CHECKS } from '@murmel/contracts';
import { type ProviderConnection, SIGNATURES } from '../../sign-on-providers/provider-connection.js';
import { providerFetch } from '../../sign-on-providers/provider-fetch.js';

interface Check {
  check: (typeof SIGN_ON_CHECKS)[number];
  passed: boolean;
  detail: string | null;
}

type Described = Readonly<Record<string, unknown>>;

const DETAIL_MAX = 200;

/** Asks a provider now, past everything that is kept of it, and looks at what signing on needs. Nothing it says is believed. */
export async function providerChecks(connection: ProviderConnection): Promise<Check[]> {
  const { issuer } = connection.provider;
  const { found: described, problem } = await read(connection.describe());
  const keys = described ? await read(providerFetch(textOf(described['jwks_uri']) ?? '', { method: 'GET' })) : undefined;
  const usable = listOf(keys?.found?.['keys']).filter(signs).length;
  const says = (name: string, wanted: string) => described?.[name] === undefined || listOf(described[name]).includes(wanted);
  return [
    line('reached', described !== undefined, problem),
    line('issuer', isSame(textOf(described?.['issuer']), issuer), textOf(described?.['issuer'])),
    line('keys', usable > 0, usable > 0 ? String(usable) : keys?.problem),
    line('codes', described !== undefined && says('response_types_supported', 'code') && says('code_challenge_methods_supported', 'S256')),
    line('logout', described?.['backchannel_logout_supported'] === true, textOf(described?.['end_session_endpoint'])),
  ];
}

const line = (check: Check['check'], passed: boolean, detail?: string): Check => ({
  check,
  passed,
  detail: detail?.slice(0, DETAIL_MAX) ?? null,
});

async function read(asked: Promise<Response>): Promise<{ found?: Described; problem?: string }> {
  try {
    const response = await asked;
    if (response.status !== 200) return { problem: String(response.status) };
    const found: unknown = await response.json();
    return typeof found === 'object' && found !== null ? { found: found as Described } : { problem: 'no JSON object' };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** A key of a kind of signature that is believed. */
function signs(key: unknown): boolean {
  const { kty, alg, use } = (key ?? {}) as { kty?: unknown; alg?: unknown; use?: unknown };
  if (use !== undefined && use !== 'sig') return false;
  return typeof alg === 'string' ? SIGNATURES.includes(alg) : kty === 'RSA' || kty === 'EC';
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isSame = (said: string | undefined, configured: string): boolean =>
  said !== undefined && URL.parse(said)?.href === new URL(configured).href;
