import { describe, expect, it } from 'vitest';
import { AI_IMAGE_LIMITS } from './ai-image-names.js';
import { AI_LIMITS } from './ai-run-names.js';
import {
  CONVERTER_INPUTS,
  CONVERTER_LIMITS,
  CONVERTER_OUTPUTS,
  CONVERTER_PAIRS,
  converterSteps,
  isTalk,
  speechesOf,
} from './converter-names.js';
import { MINI_TOOL_LIMITS } from './mini-tools/names.js';
import { SUGGESTION_LIMITS } from './suggestion-names.js';
import { ASSISTANT_LIMITS } from './tools/assistants/limits.js';

it('[D-3] a picture, a mini tool and a writing task are described in 1,000 letters, a system prompt in 10,000; a converter takes 5,000', () => {
  expect([AI_IMAGE_LIMITS.prompt.max, MINI_TOOL_LIMITS.typedMax, SUGGESTION_LIMITS.task.max]).toEqual([1000, 1000, 1000]);
  expect([AI_LIMITS.systemPrompt.max, ASSISTANT_LIMITS.instructions.max, CONVERTER_LIMITS.text]).toEqual([10_000, 10_000, 5000]);
});

describe('a talk', () => {
  it('[AIT-11] has two speakers, each with name and colon at the beginning of a line', () => {
    const talk = '**Ronja:** Wie viele leben hier?\nMalik: Hundert.\nVielleicht mehr.\n\nRonja: Moment: zähl noch einmal.';
    expect(speechesOf(talk)).toEqual([
      { speaker: 'Ronja', text: 'Wie viele leben hier?' },
      { speaker: 'Malik', text: 'Hundert. Vielleicht mehr.' },
      { speaker: 'Ronja', text: 'Moment: zähl noch einmal.' },
    ]);
    expect(isTalk(talk)).toBe(true);
    expect(isTalk('Ronja: Ich rede allein.')).toBe(false);
    expect(isTalk('A: eins\nB: zwei\nC: drei')).toBe(false);
    expect(isTalk('Um 12:30 Uhr beginnt es. Ohne Namen.')).toBe(false);
  });
});

describe('pairs of material and result', () => {
  it('[AIT-05] [AIT-06] lead from every kind of material to results, and to every result', () => {
    for (const input of CONVERTER_INPUTS) expect(CONVERTER_PAIRS[input].length).toBeGreaterThan(5);
    const reached = new Set(Object.values(CONVERTER_PAIRS).flat());
    expect(CONVERTER_OUTPUTS.filter((output) => !reached.has(output))).toEqual([]);
    for (const output of CONVERTER_OUTPUTS) expect(converterSteps(output)[0]).toBe('extracting');
  });
});
