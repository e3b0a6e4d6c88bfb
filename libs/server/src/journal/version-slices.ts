/** A stretch of the journal: its last row, its time and who wrote in it. */
export interface VersionSlice {
  seq: string;
  first: Date;
  last: Date;
  changes: number;
  accountIds: string[];
  visitorIds: string[];
  /** number of restorations up to here: each one starts a new slice */
  restorations: number;
}

/** Maximum duration of a version, so that "a minute ago" can be restored from a busy lesson. */
const LONGEST_MS = 60_000;

/** Joins neighbouring slices (oldest first) until the longest duration or a restoration cuts. */
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
  const length = next.last.getTime() - open.first.getTime();
  return length < LONGEST_MS && next.restorations === open.restorations;
}

function joined(open: VersionSlice, next: VersionSlice): VersionSlice {
  return {
    seq: next.seq,
    first: open.first,
    last: next.last,
    changes: open.changes + next.changes,
    accountIds: [...new Set([...open.accountIds, ...next.accountIds])],
    visitorIds: [...new Set([...open.visitorIds, ...next.visitorIds])],
    restorations: next.restorations,
  };
}
