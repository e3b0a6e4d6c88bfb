import { matchPath, matchRoutes } from 'react-router';
import type { AppRoute } from '../app-route';

/** A route that fits a path, and the dialog above it, when the path names one. */
export interface FoundRoute {
  route: AppRoute;
  /** the path of the page itself: opening a dialog does not change it */
  pagePath: string;
  dialog: string | undefined;
}

/** @returns undefined for unknown paths, which lead home */
export function findRoute(routes: readonly AppRoute[], path: string): FoundRoute | undefined {
  for (const route of routes) {
    const paths = [route.path, ...Object.keys(route.dialogs ?? {}).map((dialog) => `${route.path}/${dialog}`)];
    const match = matchRoutes(
      paths.map((each) => ({ path: each })),
      path,
    )?.[0];
    if (!match) continue;
    const matched = match.route.path;
    const dialog = matched === route.path ? undefined : matched.slice(route.path.length + 1);
    const whole = route.within && matchPath({ path: route.within, end: false }, path)?.pathname;
    return { route, dialog, pagePath: whole ?? (dialog ? match.pathname.slice(0, -dialog.length - 1) : match.pathname) };
  }
  return undefined;
}
