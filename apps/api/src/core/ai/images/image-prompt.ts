import { type AiImageStyle, LIMITS } from '@murmel/contracts';
import { removePersonalData } from '../remove-personal-data.js';

/** Style names as sent to a model, in English because models know these words better than their translations. */
const STYLES: Readonly<Record<AiImageStyle, string>> = {
  photo: 'Realistic photo, natural light, sharp focus',
  painting: 'Painting with visible brush strokes',
  drawing: 'Line drawing with a pencil, white background',
  graphics_3d: '3D rendering, soft light, simple shapes',
  origami: 'Origami, folded paper, soft shadows',
  concept_art: 'Concept art, wide mood, digital painting',
  polaroid: 'Polaroid photo with a white frame, faded colours',
  custom: '',
};
/**
 * Returns the prompt that is sent for an image (spec T-41): its words without personal data, and its style. No placeholder remains, since a
 * model would draw it into the image.
 */
export function imagePrompt(prompt: string, style: AiImageStyle, roster: readonly string[]): string {
  const words = removePersonalData(prompt, roster);
  return [words, STYLES[style]].filter((part) => part !== '').join('\n\n');
}

/** Returns the alternative text of an image until its teacher writes a better one. */
export function proposedAltText(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim();
  const { altMax } = LIMITS.image;
  if (line.length <= altMax) return line;
  const cut = line.slice(0, altMax - 2);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), altMax / 2))
    .toWellFormed()
    .trimEnd()} …`;
}
