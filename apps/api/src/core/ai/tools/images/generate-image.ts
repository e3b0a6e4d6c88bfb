import { AI_IMAGE_LIMITS, AI_IMAGE_STYLES, AI_STEP_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';

/** Input of a drawing, as a model proposes it and a click confirms it. */
export const drawingInput = z.strictObject({
  prompt: z
    .string()
    .trim()
    .min(AI_IMAGE_LIMITS.prompt.min)
    .max(AI_IMAGE_LIMITS.prompt.max)
    .describe('was das Bild zeigt, ohne Namen von Menschen'),
  style: z.enum(AI_IMAGE_STYLES).optional(),
});

/** Proposes a picture. It counts in the teacher's month, so it is drawn after a click alone, by `ProposedImages`. */
export const generateImage: ModelTool<z.infer<typeof drawingInput>> = {
  description: 'Schlägt vor, ein Bild zeichnen zu lassen. Nur, wenn die Lehrkraft ein Bild möchte.',
  input: drawingInput,
  forTeachers: true,
  available: ({ draws }) => draws,
  subject: ({ prompt }) => singleLine(prompt, AI_STEP_LIMITS.subject),
  waits: (_context, { prompt }) => prompt,
  run: () => Promise.reject(new StepFailed('invalid')),
};
