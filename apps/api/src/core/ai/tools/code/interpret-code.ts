import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { singleLine } from '../../../web-requests/single-line.js';
import { type ModelTool } from '../model-tool.js';
import { StepFailed } from '../step-failed.js';

const CODE_MAX = 20_000;
const WITHIN_MS = SERVER_LIMITS.aiTools.codeSeconds * 500;

/** Works something out by a program, where it reaches nothing but its own numbers. */
export const interpretCode: ModelTool<{ code: string }> = {
  description:
    'Führt ein JavaScript-Programm aus und liefert, was es mit console.log ausgibt, und seinen letzten Wert. Zum Rechnen und Auswerten. Kein Netz, keine Dateien, höchstens 5 Sekunden.',
  input: z.strictObject({ code: z.string().min(1).max(CODE_MAX) }),
  available: () => true,
  subject: ({ code }) => singleLine(code, AI_STEP_LIMITS.subject),
  run: async ({ code: process }, { code }) => {
    const answer = await process.run({ code, withinMs: WITHIN_MS });
    if (!answer) throw new StepFailed('tooMuch');
    if (answer.kind !== 'ran') throw new StepFailed('broken');
    const { printed, value, failed } = answer;
    const last = failed ? `Fehler: ${value}` : value === '' || value === 'undefined' ? '' : `Ergebnis: ${value}`;
    return { text: [printed, last].filter((part) => part !== '').join('\n') || '(keine Ausgabe)' };
  },
};
