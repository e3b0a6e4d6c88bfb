import { describe, expect, it } from 'vitest';
import { letsFrame } from './frame-ancestors.js';

const OWN = new URL('https://murmel.schule.example');
const PAGE = new URL('https://www.karten.example/wald');
const policy = (sources: string) => ({ 'content-security-policy': `default-src 'self'; frame-ancestors ${sources}; img-src *` });

describe('[VAL-04] a page that may stand in our frames', () => {
  it.each([
    ['says nothing', {}],
    ['has other rules', { 'content-security-policy': "default-src 'none'; frame-src 'none'" }],
    ['names everybody', policy('*')],
    ['names a scheme', policy('https:')],
    ['names an older scheme', policy('http://murmel.schule.example')],
    ['names us', policy("'self' https://murmel.schule.example")],
    ['names us without scheme, in capitals', policy('MURMEL.schule.example')],
    ['names our port', policy('https://murmel.schule.example:443')],
    ['names any port', policy('murmel.schule.example:*')],
    ['names our domain', policy('*.schule.example')],
    ['has an old header beside it', { ...policy('*'), 'x-frame-options': 'DENY' }],
    ['has a header that browsers do not know', { 'x-frame-options': 'ALLOW-FROM https://other.example' }],
  ])('%s', (_name, headers) => expect(letsFrame(headers, PAGE, OWN)).toBe(true));

  it.each([
    ['names nobody', policy("'none'")],
    ['has an empty list', policy('')],
    ['names itself', policy("'self'")],
    ['names others', policy('https://other.example *.other.example')],
    ['names a domain below which we are not', policy('*.murmel.schule.example')],
    ['names another port', policy('https://murmel.schule.example:8443')],
    ['names something that only ends alike', policy('*.le.example')],
    ['has two policies, one of which lets nobody', { 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" }],
    ['says it twice: the first counts', policy("'none'; frame-ancestors *")],
    ['says DENY', { 'x-frame-options': 'DENY' }],
    ['says it small', { 'x-frame-options': 'sameorigin' }],
    ['says it twice', { 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }],
    ['says nonsense', policy('???')],
  ])('not one that %s', (_name, headers) => expect(letsFrame(headers, PAGE, OWN)).toBe(false));
});
