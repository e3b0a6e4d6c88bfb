import { expect, it } from 'vitest';
import { shownPermission } from './shown-permission';

it.each([
  ['text_document', 'locked', 'visitor_permissions_read', 'visitor_permissions_write'],
  ['pinboard', 'locked', 'visitor_permissions_read', 'visitor_permissions_write'],
  ['text_document', 'locked', 'visitor_permissions_invisible', 'visitor_permissions_invisible'],
  ['text_document', 'secret', 'visitor_permissions_read', 'visitor_permissions_read'],
  ['survey', 'locked', 'visitor_permissions_read', 'visitor_permissions_read'],
  ['screen', 'locked', 'visitor_permissions_read', 'visitor_permissions_read'],
  // From before it was known that this means nothing there.
  ['screen', 'secret', 'visitor_permissions_write', 'visitor_permissions_read'],
] as const)('a %s that is %s with %s shows %s', (kind, privacy, visitorPermission, shown) => {
  expect(shownPermission(kind, { privacy, visitorPermission })).toBe(shown);
});
