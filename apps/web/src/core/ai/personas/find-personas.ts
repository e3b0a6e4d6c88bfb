import type { InterfaceLanguage, Persona } from '@murmel/contracts';
import { plain } from '../../tools/tool-search';

/** Returns the personas whose name, role, line or facts contain every typed word. */
export function findPersonas(personas: readonly Persona[], typed: string, language: InterfaceLanguage): readonly Persona[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return personas.filter(({ name, role, line, facts }) => {
    const all = plain([name, role, line, ...facts].map((text) => text[language]).join(' '));
    return words.every((word) => all.includes(word));
  });
}
