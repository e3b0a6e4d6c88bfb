import { miniToolFaults } from './faults.js';
import { miniToolShape } from './shape.js';

/** A form that becomes a prompt: what it asks for, and the template into which the answers go, in both languages. */
export const miniToolSchema = miniToolShape.superRefine((tool, context) => {
  for (const message of miniToolFaults(tool)) context.addIssue({ code: 'custom', message });
});
