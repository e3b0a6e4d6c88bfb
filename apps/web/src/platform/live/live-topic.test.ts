import { describe, expect, it } from 'vitest';
import { ProjectTopic } from './live-topic';

function topic() {
  const one = new ProjectTopic('project');
  const sent: (string | null)[] = [];
  return { one, sent, join: () => sent.push(one.about().itemId) };
}

describe('where a page is in its project', () => {
  it('is the project itself until a page says more, and is told once', () => {
    const { one, sent, join } = topic();
    expect(one.moved).toBe(true);
    join();
    expect([one.address, one.moved, sent]).toEqual([{ topic: 'project', id: 'project' }, false, [null]]);
  });

  it('is where the page that came last says; without it, where the one before was', () => {
    const { one, sent, join } = topic();
    const leaveFirst = one.enterItem('first');
    join();
    const leaveSecond = one.enterItem('second');
    expect(one.moved).toBe(true);
    join();
    leaveFirst();
    expect(one.moved).toBe(false);
    leaveSecond();
    leaveSecond();
    join();
    expect(sent).toEqual(['first', 'second', null]);
  });

  it('is the item, also when a frame around the page says only that it is in the project', () => {
    const { one, sent, join } = topic();
    one.enterItem('item');
    one.enterItem(null);
    join();
    expect(sent).toEqual(['item']);
  });

  it('does not move when one page gives way to another at the same item', () => {
    const { one, join } = topic();
    const leave = one.enterItem('item');
    join();
    leave();
    one.enterItem('item');
    expect(one.moved).toBe(false);
  });
});
