import type { CallMeta } from '@murmel/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CALL_META } from './call.js';

/** Refuses to start when a route declares no operation, or names an item operation without saying which item. */
@Injectable()
export class DeclaredOperations implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const faults = this.routes().filter(({ meta }) => !meta?.operation || (meta.operation.startsWith('item.') && !meta.itemParam && !meta.itemThrough)
      || (meta.operation.startsWith('class.') && !meta.classParam && !meta.classThrough));
    if (faults.length > 0) throw new Error(`Routes without a declared operation: ${faults.map(({ name }) => name).join(', ')}`);
  }

  /** Every route handler with what it declares; also what the access matrix walks through. */
  routes(): { name: string; path: string; method: number; meta: CallMeta | undefined }[] {
    return this.discovery.getControllers().flatMap(({ instance }) => {
      if (!instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name]!;
        const path = Reflect.getMetadata('path', handler) as string | undefined;
        if (path === undefined) return [];
        return [{
          name: `${prototype.constructor.name}.${name}`,
          path,
          method: Reflect.getMetadata('method', handler) as number,
          meta: Reflect.getMetadata(CALL_META, handler) as CallMeta | undefined,
        }];
      });
    });
  }
}
