import type { AnyContractProcedure } from '@orpc/contract';
import { expect, it } from 'vitest';
import { contract } from './contract.js';

const routesIn = (router: object): string[] =>
  Object.values(router).flatMap((value: object) => {
    if (!('~orpc' in value)) return routesIn(value);
    const { method, path } = (value as AnyContractProcedure)['~orpc'].route;
    return [`${method} ${path}`];
  });

it.each([
  ['/pinboard/boards/{id}/lists', '/pinboard/lists/{id}'],
  ['/pinboard/lists/{id}/cards', '/pinboard/cards/{id}'],
  ['/qrcodes/qrcodes', '/qrcodes/qrcodes/{id}'],
  ['/link_shortener/links', '/link_shortener/links/{id}'],
  ['/timetable/timetables', '/timetable/timetables/{id}'],
  ['/timetable/timetables/{id}/courses', '/timetable/courses/{id}'],
  ['/timetable/timetables/{id}/breaks', '/timetable/breaks/{id}'],
  ['/timetable/timetables/{id}/events', '/timetable/events/{id}'],
  ['/timetable-prototype/calendars', '/timetable-prototype/calendars/{id}'],
  ['/timetable-prototype/calendars/{id}/events', '/timetable-prototype/calendars/{id}/events/{eventId}'],
])('[D-10] %s has the calls of the common pattern: POST and GET, and GET, PUT and DELETE of one', (all, one) => {
  const routes = new Set(routesIn(contract));
  const wanted = [`POST ${all}`, `GET ${all}`, `GET ${one}`, `PUT ${one}`, `DELETE ${one}`];
  expect(wanted.filter((route) => !routes.has(route))).toEqual([]);
});

it('[D-10] lists and cards of pinboards are moved by a call of their own', () => {
  const routes = routesIn(contract);
  for (const part of ['lists', 'cards']) expect(routes).toContain(`PATCH /pinboard/${part}/{id}/move`);
});
