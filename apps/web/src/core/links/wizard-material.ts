/** Text from which the worksheet wizard makes a sheet, and what it is called. */
export interface WizardMaterial {
  name: string;
  text: string;
}

/** Link state that hands a text to the worksheet wizard; it stays with the entry of the history. */
export const wizardState = (material: WizardMaterial): { wizardMaterial: WizardMaterial } => ({ wizardMaterial: material });

/** Reads such a state. The history state is untrusted, because any page may have written it. */
export function wizardMaterialIn(state: unknown): WizardMaterial | undefined {
  const told = typeof state === 'object' && state !== null && 'wizardMaterial' in state ? state.wizardMaterial : undefined;
  if (typeof told !== 'object' || told === null || !('name' in told) || !('text' in told)) return undefined;
  const { name, text } = told;
  return typeof name === 'string' && typeof text === 'string' && text.trim() !== '' ? { name, text } : undefined;
}
