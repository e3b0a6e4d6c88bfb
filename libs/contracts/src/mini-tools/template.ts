/** Node of a template: text, the placeholder of a value, or content that is included only when a field has a value. */
export type TemplateNode =
  | { kind: 'words'; words: string }
  | { kind: 'value'; field: string }
  | { kind: 'section'; field: string; nodes: TemplateNode[] };

const OPENING = /\{(\?)?([a-z][a-zA-Z]*)/y;

/**
 * Parses the template language: `{field}` is the placeholder of a value, `{?field …}` is included only with a value, and may contain both.
 * @throws a RangeError with the position for anything else in braces
 */
export function parseTemplate(template: string): TemplateNode[] {
  const [nodes, end] = nodesFrom(template, 0, false);
  if (end < template.length) throw new RangeError(`A brace closes nothing at ${end}`);
  return nodes;
}

/** @returns the nodes up to the brace that closes them, or to the end, and where that is */
function nodesFrom(template: string, from: number, inside: boolean): [TemplateNode[], number] {
  const nodes: TemplateNode[] = [];
  let at = from;
  while (at < template.length && template[at] !== '}') {
    if (template[at] !== '{') {
      const next = template.slice(at).search(/[{}]/);
      const end = next < 0 ? template.length : at + next;
      nodes.push({ kind: 'words', words: template.slice(at, end) });
      at = end;
      continue;
    }
    OPENING.lastIndex = at;
    const [opened, asks, field] = OPENING.exec(template) ?? [];
    if (opened === undefined || field === undefined) throw new RangeError(`A brace opens nothing at ${at}`);
    at += opened.length;
    if (asks) {
      const [inner, end] = nodesFrom(template, at, true);
      nodes.push({ kind: 'section', field, nodes: inner });
      at = end;
    } else {
      nodes.push({ kind: 'value', field });
    }
    if (template[at] !== '}') throw new RangeError(`{${field} is not closed at ${at}`);
    at += 1;
  }
  if (inside && at >= template.length) throw new RangeError(`A section is not closed at ${at}`);
  return [nodes, at];
}

/** Fields whose value a template has a place for. */
export function fieldsOf(nodes: readonly TemplateNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'value' ? [node.field] : node.kind === 'section' ? fieldsOf(node.nodes) : []));
}

/** Returns the fields among them that are used outside of a section that checks for a value. */
export function unaskedFieldsOf(nodes: readonly TemplateNode[], asked: readonly string[] = []): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'section') return unaskedFieldsOf(node.nodes, [...asked, node.field]);
    return node.kind === 'value' && !asked.includes(node.field) ? [node.field] : [];
  });
}

/** Fields for which a template asks. */
export function askedFieldsOf(nodes: readonly TemplateNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'section' ? [node.field, ...askedFieldsOf(node.nodes)] : []));
}

/** The text of which `parseTemplate` makes these. */
export function formatTemplate(nodes: readonly TemplateNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'words') return node.words;
      return node.kind === 'value' ? `{${node.field}}` : `{?${node.field}${formatTemplate(node.nodes)}}`;
    })
    .join('');
}

/**
 * Returns the nodes with these fields wrapped in sections, so that they leave no trace when they are empty, although the template has no
 * check.
 */
export function askingFor(fields: ReadonlySet<string>, nodes: readonly TemplateNode[], asked: readonly string[] = []): TemplateNode[] {
  return nodes.map((node): TemplateNode => {
    if (node.kind === 'section') return { ...node, nodes: askingFor(fields, node.nodes, [...asked, node.field]) };
    if (node.kind === 'words' || !fields.has(node.field) || asked.includes(node.field)) return node;
    return { kind: 'section', field: node.field, nodes: [node] };
  });
}
