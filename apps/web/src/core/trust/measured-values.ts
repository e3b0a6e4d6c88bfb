/** A number that a benchmark of this repository gave, with the row of the document where it stands (`measured-values.test.ts` compares). */
export interface MeasuredValue {
  /** key of its text */
  key: string;
  /** as it is shown; `ms` stands for milliseconds */
  value: string;
  unit: 'ms' | 'kB' | null;
  /** day of the measurement */
  day: string;
  document: string;
  row: string;
}

/** The newest measured values that say something to a school. Aims and machines stand in the documents. */
export const MEASURED_VALUES: readonly MeasuredValue[] = [
  {
    ...{ key: 'together', value: '2.14', unit: 'ms', day: '2026-11-24', document: 'docs/benchmarks.md' },
    row: '| 2026-11-24 | 1.21 / 2.14 (4 %) |',
  },
  {
    ...{ key: 'receivers', value: '24.2', unit: 'ms', day: '2026-11-21', document: 'docs/benchmarks-live.md' },
    row: '| 2026-11-21 | 2.6 / 2.0 (1.28) | 24.2 / 21.2 (1.14) |',
  },
  {
    ...{ key: 'voters', value: '108', unit: 'ms', day: '2026-11-21', document: 'docs/benchmarks-live.md' },
    row: '| 1000 of 1000, 20 / 108, 10 |',
  },
  {
    ...{ key: 'phone', value: '1661', unit: 'ms', day: '2026-11-26', document: 'docs/benchmarks-phone.md' },
    row: '| 2026-11-26 | 1661 (1638 to 1740) |',
  },
];
