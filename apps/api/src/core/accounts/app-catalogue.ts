import { TOOL_KEYS, TOOLS } from '@murmel/contracts';

/** The tools as the specification's app catalogue. */
export function appCatalogue(): { id: string; namespace: string; catalogable: boolean }[] {
  return TOOL_KEYS.map((key) => ({ id: key, namespace: TOOLS[key].kind, catalogable: true }));
}
