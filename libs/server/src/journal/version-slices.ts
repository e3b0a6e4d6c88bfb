/** A stretch of the journal: its last row, its time and who wrote in it. */
export interface VersionSlice {
  seq: string;
  first: Date;
  last: Date;
  changes: number;
  accountIds: string[];
  visitorIds: string[];
}

/** A pause this long ends a version: somebody stopped to think, or the lesson went on without the text. */
const PAUSE_MS = 2 * 60_000;
/** No version covers more than this, so that "ten minutes ago" can be restored from a busy lesson. */
const LONGEST_MS = 10 * 60_000;

/** Joins neighbouring slices (oldest first) until a pause or the longest duration cuts. */
export function groupIntoVersions(slices: readonly VersionSlice[]): VersionSlice[] {
  const versions: VersionSlice[] = [];
  for (const slice of slices) {
    const open = versions.at(-1);
    if (open && belongs(open, slice)) versions[versions.length - 1] = joined(open, slice);
    else versions.push(slice);
  }
  return versions;
}

function belongs(open: VersionSlice, next: VersionSlice): boolean {
  const pause = next.first.getTime() - open.last.getTime();
  const length = next.last.getTime() - open.first.getTime();
  return pause <= PAUSE_MS && length <= LONGEST_MS;
}

function joined(open: VersionSlice, next: VersionSlice): VersionSlice {
  return {
    seq: next.seq,
    first: open.first,
    last: next.last,
    changes: open.changes + next.changes,
    accountIds: [...new Set([...open.accountIds, ...next.accountIds])],
    visitorIds: [...new Set([...open.visitorIds, ...next.visitorIds])],
  };
}
