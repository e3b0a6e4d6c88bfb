import { AI_IMAGE_STYLES, LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { imagePrompt, proposedAltText } from './image-prompt.js';

describe('what is sent for a picture', () => {
  it('[T-41] names nobody and holds no placeholder', () => {
    const sent = imagePrompt('Quastenflosser liest mit Anna Muster, anna.muster@schule.example, 0171 2345678', 'custom', [
      'Quastenflosser',
    ]);
    expect(sent).toMatch(/^Person liest mit Person, , ?$/);
    expect(imagePrompt('Ein Wald im Nebel', 'custom', ['Nebel'])).not.toContain('[');
  });

  it('[AIT-02] says each style in other words; one of its own is said by the teacher', () => {
    const sent = AI_IMAGE_STYLES.map((style) => imagePrompt('Ein  Wald', style, []));
    expect(new Set(sent).size).toBe(8);
    expect(sent.every((text) => text.startsWith('Ein Wald'))).toBe(true);
    expect(imagePrompt('Ein Wald', 'custom', [])).toBe('Ein Wald');
  });
});

it('the proposed alternative text is the prompt, cut between words', () => {
  expect(proposedAltText('Ein Wald,\n darin  Pilze')).toBe('Ein Wald, darin Pilze');
  const long = proposedAltText('Fichtenwald '.repeat(90));
  expect(long).toMatch(/Fichtenwald …$/);
  expect(long.length).toBeLessThanOrEqual(LIMITS.image.altMax);
  expect(proposedAltText('🌲'.repeat(500)).length).toBeLessThanOrEqual(LIMITS.image.altMax);
});
