import { describe, expect, it } from 'vitest';
import { StatementNames } from './statement-names.js';

const often = (names: StatementNames, text: string, uses: number) => Array.from({ length: uses }, () => names.nameOf(text)).at(-1);

describe('names of statements', () => {
  it('are given to what is sent twenty times, and stay with the text', () => {
    const names = new StatementNames();
    expect(often(names, 'select a from t where id = $1', 19)).toBeUndefined();
    const name = names.nameOf('select a from t where id = $1');
    expect(name).toBe('murmel_0');
    expect(often(names, 'select b from t where id = $1', 20)).toBe('murmel_1');
    expect(names.nameOf('select a from t where id = $1')).toBe(name);
  });

  it.each(['select * from t where id = $1', 'with n as (select 1) select n.* from n where $1', 'update t set a = $1 returning *'])(
    'are not given to all columns of a table, which may become more: %s',
    (text) => expect(often(new StatementNames(), text, 40)).toBeUndefined(),
  );

  it('are given to counts and products', () => {
    expect(often(new StatementNames(), 'select count(*), a * 2 from t where id = $1 group by a', 20)).toBe('murmel_0');
  });

  it('are not more than a connection should keep, however many statements there are', () => {
    const names = new StatementNames();
    for (let index = 0; index < 400; index += 1) often(names, `select ${index} where $1`, 20);
    expect(names.nameOf('select 149 where $1')).toBe('murmel_149');
    expect(often(names, 'select 150 where $1', 40)).toBeUndefined();
  });

  it('of lists that are never the same twice do not add up in memory', () => {
    const names = new StatementNames();
    for (let index = 0; index < 10_000; index += 1) names.nameOf(`select $${index}`);
    expect((Reflect.get(names, 'uses') as Map<string, number>).size).toBeLessThanOrEqual(3000);
  });
});
