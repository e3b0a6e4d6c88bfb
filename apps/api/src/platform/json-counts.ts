const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d];
/** `[` and `{`, `]` and `}` differ in this bit alone. */
const CURLY = 0x20;

/** Size of JSON, determined without parsing it. */
export interface JsonCounts {
  /** lists and objects in one another */
  depth: number;
  /** at most so many values are in it */
  values: number;
}

const NO_END: JsonCounts = { depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

/**
 * Counts on the bytes: a few milliseconds for a megabyte of any content. Invalid JSON is counted, too.
 * @param most it is counted no further than to what has more
 */
export function jsonCounts(json: Uint8Array, most = NO_END): JsonCounts {
  let open = 0;
  let depth = 0;
  let values = 1;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
      continue;
    }
    if (byte === QUOTE) inText = true;
    else if (byte === COMMA) values += 1;
    else if ((byte | CURLY) === (OPEN | CURLY)) {
      open += 1;
      values += 1;
      if (open > depth) depth = open;
    } else if ((byte | CURLY) === (CLOSE | CURLY)) open -= 1;
    if (depth > most.depth || values > most.values) break;
  }
  return { depth, values };
}
