import type { CallMeta } from '@murmel/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { AnyContractProcedure } from '@orpc/contract';
import { Implement, toNestPattern } from '@orpc/nest';
import { RequestMethod } from '@nestjs/common';

/** Metadata key under which a handler carries what its call declares. */
export const CALL_META = 'murmel:call';

/** The handler of a declared call: its route and its operation come from the contract. */
export function Call<T extends AnyContractProcedure>(procedure: T) {
  const meta = procedure['~orpc'].meta as CallMeta;
  const implement = Implement(procedure);
  return <U>(target: object, key: string, descriptor: TypedPropertyDescriptor<(...args: never[]) => U>): void => {
    SetMetadata(CALL_META, meta)(target, key, descriptor);
    (implement as unknown as MethodDecorator)(target, key, descriptor);
  };
}

/**
 * A handler that streams bytes itself but keeps route and operation of its declared call.
 * Used for uploads, downloads and pages, where the contract's JSON codec has no place.
 */
export function RawCall(procedure: AnyContractProcedure): MethodDecorator {
  const { route, meta } = procedure['~orpc'];
  const method = RequestMethod[(route.method ?? 'POST') as keyof typeof RequestMethod];
  return applyDecorators(
    SetMetadata(CALL_META, meta),
    SetMetadata('path', toNestPattern(route.path!)),
    SetMetadata('method', method),
    SetMetadata('__httpCode__', route.successStatus ?? 200),
  );
}

/** A route outside the contract (pages, metrics) declares its operation by itself. */
export function Operation(meta: CallMeta): MethodDecorator {
  return SetMetadata(CALL_META, meta);
}
