/** How a picture came to be, where no person drew or took it: by a trained model, or by the rules of the trial models. */
export type MadeBy = 'model' | 'rules';

const TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Terms of the IPTC vocabulary "Digital Source Type" (2023), which search engines and photo programs read. */
const SOURCE_TYPES: Readonly<Record<MadeBy, string>> = { model: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' };
/** Terms of other programs that a copy keeps in ours: parts of the picture are by a model. */
const ALSO_BY_MODELS = /digitalsourcetype\/(?:trainedAlgorithmicMedia|compositeWithTrainedAlgorithmicMedia)\b/;
const BY_RULES = /digitalsourcetype\/algorithmicMedia\b/;
/** Bytes of notes that are looked at: marks stand at the front of far smaller ones. */
const READ_BYTES = 256 * 1024;

/** Returns the XMP notes that say of a picture that it was made by a machine, and nothing else. */
export function markOf(madeBy: MadeBy): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${TYPES}${SOURCE_TYPES[madeBy]}"/></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Reads from the XMP notes of a file whether it says of itself that a machine made it. @returns undefined where it says no such thing */
export function madeByOf(notes: Buffer | undefined): MadeBy | undefined {
  const text = notes?.subarray(0, READ_BYTES).toString('utf8') ?? '';
  if (ALSO_BY_MODELS.test(text)) return 'model';
  return BY_RULES.test(text) ? 'rules' : undefined;
}
