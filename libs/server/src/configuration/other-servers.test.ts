import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';
import { readLtiPlatforms } from './lti-platforms.js';
import { readSignOnProviders } from './sign-on-providers.js';

const CANARY = 'kanarie-4711-geheim';
const keycloak = {
  ...{ id: 'schule', name: 'Schulportal', profile: 'keycloak', issuer: 'https://login.schule.example/realms/schule' },
  ...{ clientId: 'murmel', key: CANARY, teachers: { claim: 'realm_access.roles', values: ['lehrkraft'] } },
};
const vidis = { id: 'vidis', name: 'VIDIS', profile: 'vidis', issuer: 'https://vidis.example', clientId: 'murmel' };
const moodle = { id: 'moodle', name: 'Moodle', profile: 'moodle', issuer: 'https://moodle.example/', clientId: 'abc', deployments: ['1'] };
const plain = {
  ...{ id: 'lernraum', name: 'Lernraum', issuer: 'https://lernraum.example', clientId: 'x', deployments: ['a'] },
  ...{ authorizationUrl: 'https://lernraum.example/auth', tokenUrl: 'https://token.example/t', keysUrl: 'https://lernraum.example/keys' },
};

const refusal = (variables: Record<string, string>): string => {
  try {
    readConfiguration({ DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32), ...variables });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('was taken');
};

describe('providers of school accounts', () => {
  it('get what their profile knows, and keep what was written', () => {
    const [first, second] = readSignOnProviders(JSON.stringify([keycloak, vidis]));
    expect(first).toMatchObject({ key: CANARY, scopes: ['openid', 'profile'], newAccounts: true, teachers: keycloak.teachers });
    expect(first?.schoolClaim).toBeUndefined();
    expect(second).toMatchObject({
      scopes: ['openid'],
      teachers: { claim: 'rolle', values: ['LEHR', 'LEIT'] },
      schoolClaim: 'schulkennung',
    });
  });

  it('may name claims of Schulconnex, and say that all of theirs are teachers', () => {
    const claim = 'urn:schulconnex:de:personenkontext:rolle';
    const given = [
      { ...keycloak, teachers: { claim, values: ['LEHR'] }, schoolClaim: 'urn:schulconnex:de:personenkontext:organisation:kennung' },
      { ...vidis, teachers: 'all' },
    ];
    expect(readSignOnProviders(JSON.stringify(given)).map(({ teachers }) => teachers)).toEqual([{ claim, values: ['LEHR'] }, 'all']);
  });

  it.each([
    ['nothing that makes a teacher', [{ ...keycloak, teachers: undefined }], /needs teachers/],
    ['no scope openid', [{ ...keycloak, scopes: ['profile'] }], /needs the scope openid/],
    ['an issuer that anybody on the way can be', [{ ...keycloak, issuer: 'http://login.schule.example' }], /issuer must begin with https/],
    ['one id twice', [keycloak, { ...vidis, id: 'schule' }], /has a provider twice/],
    ['one issuer twice', [keycloak, { ...vidis, issuer: keycloak.issuer }], /has an issuer twice/],
    ['a field that is none', [{ ...keycloak, emails: true }], /emails/],
    ['both kinds of key', [{ ...keycloak, keyFile: '/run/key' }], /has both key and keyFile/],
  ])('stop the start with one line without any secret: %s', (_what, given, reason) => {
    const line = refusal({ SIGN_ON_PROVIDERS: JSON.stringify(given) });
    expect(line).toMatch(/^Configuration: SIGN_ON_PROVIDERS /);
    expect(line).toMatch(reason);
    expect(line).not.toContain(CANARY);
  });

  it('[E9] are needed where passwords sign nobody in', () => {
    expect(refusal({ PASSWORD_SIGN_IN: 'off' })).toMatch(/PASSWORD_SIGN_IN is off, but SIGN_ON_PROVIDERS/);
    const variables = { DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32), SIGN_ON_PROVIDERS: JSON.stringify([vidis]) };
    expect(readConfiguration({ ...variables, PASSWORD_SIGN_IN: 'off' }).passwordSignIn).toBe(false);
    expect(readConfiguration(variables).passwordSignIn).toBe(true);
  });

  it('may be reached without encryption on this machine alone', () => {
    expect(readSignOnProviders(JSON.stringify([{ ...vidis, issuer: 'http://127.0.0.1:4000' }]))).toHaveLength(1);
  });
});

describe('learning platforms', () => {
  it('have three addresses, which follow from that of a Moodle', () => {
    const [first, second] = readLtiPlatforms(JSON.stringify([moodle, plain]));
    expect(first).toEqual({
      ...{ id: 'moodle', name: 'Moodle', issuer: 'https://moodle.example/', clientId: 'abc', deployments: ['1'] },
      authorizationUrl: 'https://moodle.example/mod/lti/auth.php',
      tokenUrl: 'https://moodle.example/mod/lti/token.php',
      keysUrl: 'https://moodle.example/mod/lti/certs.php',
    });
    expect(second).toEqual(plain);
  });

  it.each([
    ['one without addresses', [{ ...plain, tokenUrl: undefined }], /needs authorizationUrl, tokenUrl and keysUrl/],
    ['one without a deployment', [{ ...moodle, deployments: [] }], /deployments/],
    ['an address without encryption', [{ ...plain, keysUrl: 'http://lernraum.example/keys' }], /keysUrl must begin with https/],
    ['one client of an issuer twice', [plain, { ...plain, id: 'zwei' }], /has a client of an issuer twice/],
  ])('stop the start with one line: %s', (_what, given, reason) => {
    expect(refusal({ LTI_PLATFORMS: JSON.stringify(given) })).toMatch(reason);
  });

  it('may share an issuer, as schools in one cloud do', () => {
    expect(readLtiPlatforms(JSON.stringify([plain, { ...plain, id: 'zwei', clientId: 'y' }]))).toHaveLength(2);
  });
});
