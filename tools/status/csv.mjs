/** Splits one line of CSV; a quoted field may hold commas, and quotes doubled. */
export function fieldsOf(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** One line of CSV; only what needs quotes gets them. */
export function lineOf(fields) {
  return fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',');
}

/** The lines of a table below its heading, each as its fields. */
export function tableOf(text) {
  return text.trim().split(/\r?\n/).slice(1).map(fieldsOf);
}
