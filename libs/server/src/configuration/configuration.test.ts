import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';

const read = (variables: Record<string, string>) =>
  readConfiguration({ DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32), ...variables });

describe('[SES-05] what is switched off and on for everybody', () => {
  it('is nothing without a word', () => {
    expect(read({ DISABLED_TOOLS: '' }).switches).toEqual({ disabledTools: [], disabledToolsFeatures: [], enabledFeatures: [] });
  });

  it('is what is named, with commas or spaces', () => {
    const { switches } = read({
      DISABLED_TOOLS: 'surveys, pinboard',
      DISABLED_TOOLS_FEATURES: 'text_editor.versions',
      ENABLED_FEATURES: 'schoolclasses_shared',
    });
    expect(switches).toEqual({
      disabledTools: ['surveys', 'pinboard'],
      disabledToolsFeatures: ['text_editor.versions'],
      enabledFeatures: ['schoolclasses_shared'],
    });
  });

  it.each([
    ['DISABLED_TOOLS', 'surveys,umfragen', 'text_editor'],
    ['DISABLED_TOOLS_FEATURES', 'surveys.versions', 'pinboard.versions'],
    ['ENABLED_FEATURES', 'schoolclasses', 'schoolclasses_shared'],
  ])('%s that names what is not there stops the start, with what there is', (name, value, known) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`${name} must name some of .*${known}`));
  });
});

describe('licences', () => {
  it('[LIC-08] have prices and a contact where the operator names them, and none otherwise', () => {
    expect(read({}).licenceOffer).toEqual({});
    expect(read({ PRICE_TOOLS_PRO: '8', PRICE_SCHOOL_PER_PERSON: '3,50', LICENCE_CONTACT: 'lizenz@schule.example' }).licenceOffer).toEqual({
      toolsPro: 8,
      schoolPerPerson: 3.5,
      contact: 'lizenz@schule.example',
    });
    expect(read({ LICENCE_CONTACT: 'https://schule.example/lizenzen' }).licenceOffer.contact).toBe('https://schule.example/lizenzen');
    for (const price of ['acht', '-1', '8 EUR', '1e3', '8.999', '99999'])
      expect(() => read({ PRICE_TOOLS_PRO: price })).toThrow(/^Configuration: PRICE_TOOLS_PRO must be /);
    for (const contact of ['schule', 'javascript:alert(1)', `https://schule.example/${'x'.repeat(200)}`])
      expect(() => read({ LICENCE_CONTACT: contact })).toThrow(/^Configuration: LICENCE_CONTACT /);
  });
});

describe("the operator's own pages", () => {
  it('[ACC-20] [SES-06] a contact for barriers is a mail address or a page, further training is a page', () => {
    for (const given of ['barrieren@schule.example', 'https://schule.example/kontakt'])
      expect(read({ ACCESSIBILITY_CONTACT: given }).accessibilityContact).toBe(given);
    for (const given of ['javascript:alert(1)', 'schule.example', 'a@b@c'])
      expect(() => read({ ACCESSIBILITY_CONTACT: given })).toThrow(/^Configuration: ACCESSIBILITY_CONTACT /);
    expect(read({ FURTHER_TRAINING_URL: 'https://fortbildung.example/' }).furtherTrainingUrl).toBe('https://fortbildung.example/');
    expect(() => read({ FURTHER_TRAINING_URL: 'fortbildung' })).toThrow(/^Configuration: FURTHER_TRAINING_URL /);
  });

  it('are links and nothing else', () => {
    expect(read({ PRIVACY_URL: 'https://schule.example/datenschutz#kinder' }).legal).toEqual({
      privacy: 'https://schule.example/datenschutz#kinder',
    });
    expect(read({ TERMS_URL: '' }).legal).toEqual({});
    const wrong = [
      'javascript:alert(1)',
      'data:text/html,x',
      'schule.example',
      '//schule.example',
      'https://',
      'https://a b',
      'https://u:p@schule.example',
      `https://schule.example/${'x'.repeat(500)}`,
    ];
    for (const name of ['PRIVACY_URL', 'TERMS_URL', 'IMPRINT_URL'])
      for (const given of wrong) expect(() => read({ [name]: given })).toThrow(new RegExp(`^Configuration: ${name} `));
  });
});
