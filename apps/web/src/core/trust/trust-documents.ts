/** Documents of the repository as this build has them; each is a file of its own, loaded when it is asked for. */
const FILES = import.meta.glob<string>(
  ['../../../../../docs/datenschutz/*.md', '../../../../../docs/THREAT_MODEL.md', '../../../../../SECURITY.md'],
  { query: '?raw', import: 'default' },
);

/** Documents that visitors of /trust may keep, by the names of their files: templates for schools, threat model, security policy. */
export const TEMPLATES = [
  'verarbeitungsverzeichnis',
  'avv-hinweise',
  'tom',
  'loeschkonzept',
  'dsfa-vorlage',
  'THREAT_MODEL',
  'SECURITY',
] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** Returns the text of a document, in Markdown. @throws where its file cannot be loaded */
export async function templateText(name: TemplateName): Promise<string> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.md`))?.[1];
  if (!load) throw new Error(`No document ${name}`);
  return load();
}
