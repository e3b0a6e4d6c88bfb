import { describe, expect, it } from 'vitest';
import { isInternalCall, signInternalCall } from '../internal-calls.js';
import { acceptedSecrets } from './accepted-secrets.js';

const secrets = { secret: 'new', previousSecrets: ['old'] };
const call = { method: 'POST', path: '/internal/x', body: '{}' };

describe('what was signed with an earlier secret', () => {
  it('counts for an hour after the start of the process, and then no more', () => {
    const signed = signInternalCall('old', call);
    expect(isInternalCall(acceptedSecrets(secrets, 3599), call, signed)).toBe(true);
    expect(isInternalCall(acceptedSecrets(secrets, 3600), call, signed)).toBe(false);
    expect(isInternalCall(acceptedSecrets({ secret: 'new' }, 0), call, signed)).toBe(false);
    expect(isInternalCall(acceptedSecrets(secrets, 3600), call, signInternalCall('new', call))).toBe(true);
  });
});
