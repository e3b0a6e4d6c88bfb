import { fixedOptions, type InterfaceLanguage, type MiniToolRequest, miniToolOf } from '@murmel/contracts';

/** What was filled in, in the order of the form; what was chosen in its own words, as far as the form still has it. */
export function filledIn({ tool, values }: MiniToolRequest, language: InterfaceLanguage): string[] {
  const fields = miniToolOf(tool)?.fields ?? [];
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      return (field && fixedOptions(field, language).find((option) => option.value === value)?.label) ?? value;
    });
}
