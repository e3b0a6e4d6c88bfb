import type { CallMeta } from '@murmel/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CALL_META } from './call.js';
import { subjectParameters } from './request-subjects.js';

interface Route {
  name: string;
  path: string;
  method: number;
  meta: CallMeta | undefined;
}

/** Subjects that must be named before `decide` can answer about them. */
const SUBJECTS = {
  'item.': ({ itemParam, itemThrough }: CallMeta) => itemParam ?? itemThrough,
  'class.': ({ classParam, classThrough }: CallMeta) => classParam ?? classThrough,
  'project.': ({ projectParam, projectThrough }: CallMeta) => projectParam ?? projectThrough,
  'school.': ({ schoolParam, schoolThrough }: CallMeta) => schoolParam ?? schoolThrough,
  'editorial.': ({ editorial }: CallMeta) => editorial,
};

/**
 * Refuses to start when a route declares no operation, when an operation on an item, class or project does not name its subject, or when
 * its path has an undeclared parameter: access to that entity would be unchecked.
 */
@Injectable()
export class CheckDeclaredOperations implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const faults = this.routes().flatMap((route) => faultsOf(route).map((fault) => `${route.name} (${fault})`));
    if (faults.length > 0) throw new Error(`Routes without a declared operation or subject: ${faults.join(', ')}`);
  }

  /** Every route handler with what it declares; also what the access matrix walks through. */
  routes(): Route[] {
    return this.discovery.getControllers().flatMap(({ instance }) => {
      if (!instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name]!;
        const path = Reflect.getMetadata('path', handler) as string | undefined;
        if (path === undefined) return [];
        return [
          {
            name: `${prototype.constructor.name}.${name}`,
            path,
            method: Reflect.getMetadata('method', handler) as number,
            meta: Reflect.getMetadata(CALL_META, handler) as CallMeta | undefined,
          },
        ];
      });
    });
  }
}

function faultsOf({ path, meta }: Route): string[] {
  const operation = meta?.operation;
  if (!operation) return ['no operation'];
  const unnamed = Object.entries(SUBJECTS)
    .filter(([kind, subject]) => operation.startsWith(kind) && !subject(meta))
    .map(([kind]) => `which ${kind.slice(0, -1)}?`);
  const declared = new Set(subjectParameters(meta));
  const undeclared = [...path.matchAll(/[:*](\w+)/g)].map(([, name]) => name!).filter((name) => !declared.has(name));
  return [...unnamed, ...undeclared.map((name) => `undeclared parameter ${name}`)];
}
