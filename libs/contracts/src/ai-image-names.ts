/** Style of a picture; `custom` follows the prompt alone. */
export const AI_IMAGE_STYLES = ['photo', 'painting', 'drawing', 'graphics_3d', 'origami', 'concept_art', 'polaroid', 'custom'] as const;
export type AiImageStyle = (typeof AI_IMAGE_STYLES)[number];

/** Image sizes in pixels (spec B-image). */
export const AI_IMAGE_SIZES = ['1024x1024', '1344x768', '768x1344'] as const;
export type AiImageSize = (typeof AI_IMAGE_SIZES)[number];

/** Numbers that a picture takes besides its prompt, where the model supports them. */
export const AI_IMAGE_NUMBERS = ['guidance', 'steps', 'seed'] as const;
export type AiImageNumber = (typeof AI_IMAGE_NUMBERS)[number];

/** All of them: `negative` says in words what must not be in the picture. */
export const AI_IMAGE_KNOBS = [...AI_IMAGE_NUMBERS, 'negative'] as const;
export type AiImageKnob = (typeof AI_IMAGE_KNOBS)[number];

/** A picture waits, is drawn, and is there or failed. */
export const AI_IMAGE_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type AiImageState = (typeof AI_IMAGE_STATES)[number];

export const AI_IMAGE_LIMITS = {
  /** letters of what a picture shows (spec D-3) */
  prompt: { min: 1, max: 1000 },
  /** letters of what it must not show */
  negative: { max: 300 },
  /** adherence to the prompt, and number of steps (spec B-image) */
  guidance: { min: 1, max: 20, usual: 7 },
  steps: { min: 10, max: 50, usual: 30 },
  /** limited to the range every provider takes; a random one is below `drawn`, so that it can be read out and typed */
  seed: { min: 0, max: 2 ** 31 - 1, drawn: 100_000 },
  /** that are drawn for one person at the same time (spec T-45) */
  atOnce: 2,
  /** that one teacher keeps */
  kept: 500,
} as const;
